/** The certainty of a hint in words. */

import { joined, t } from "../lib/i18n.svelte";
import type { AdviceView, AnswerParts, HintView } from "../lib/wire";

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** "about 62% chance of winning (±4)". */
export function chance({ value, error }: Pick<AdviceView, "value" | "error">): string {
  return t("hint-chance-about", { percent: percent(value), error: Math.max(1, percent(error)) });
}

/** Return "about 3% less chance of winning (±1)". */
export function behind(advice: Pick<AdviceView, "behind" | "behind_error">): string {
  const error = Math.max(1, percent(advice.behind_error));
  return t("hint-behind", { percent: Math.max(0, percent(advice.behind)), error });
}

/** Say whether one answer is clearly best. Placements and storage are judged as a whole. */
export function certainty(hint: HintView, words: (answer: AnswerParts) => string): string {
  if (hint.as_good.length)
    return hint.answers ? t("hint-unsure") : t("hint-as-good", { answers: joined(hint.as_good.map(words)) });
  return t(hint.advice.length > 1 ? "hint-clear" : "hint-only");
}
