/** What a hint says, in words that claim no more than it knows. */

import { joined, t } from "../lib/i18n.svelte";
import { effectLines } from "../lib/words";
import type { AdviceView, AnswerView, View } from "../lib/wire";

// A difference counts when it is larger than so many standard errors.
const CLEAR = 2;

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** "62 ± 4 % to win". */
export function chance({ value, error }: Pick<AdviceView, "value" | "error">): string {
  return t("hint-chance-about", { percent: percent(value), error: Math.max(1, percent(error)) });
}

/** Can these two not be told apart? */
export function isAsGood(best: AdviceView, other: AdviceView): boolean {
  return best.value - other.value <= CLEAR * Math.hypot(best.error, other.error);
}

/** How sure the advice is: one answer is clearly best, or several may be. */
export function certainty(advice: readonly AdviceView[], words: (answer: string) => string): string {
  const [best, ...others] = advice;
  if (!best) return "";
  const good = others.filter((other) => isAsGood(best, other));
  return good.length
    ? t("hint-as-good", { answers: joined(good.map(({ answer }) => words(answer))) })
    : t(others.length ? "hint-clear" : "hint-only");
}

/** What an answer is expected to change at the end, compared with the best one: "about 2 points less for you". */
export function finalPoints(best: AdviceView, other: AdviceView, you: number): string {
  const difference = Math.round((other.points[you] ?? 0) - (best.points[you] ?? 0));
  if (!difference) return "";
  return t(difference > 0 ? "hint-more-points" : "hint-fewer-points", { n: Math.abs(difference) });
}

/** What an answer changes at once, for everybody. */
export function effectsOf(view: View, answer: AnswerView | undefined): string[] {
  return answer ? effectLines(view, answer) : [];
}
