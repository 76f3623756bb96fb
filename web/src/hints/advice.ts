/** The certainty of a hint in words. */

import { joined, t } from "../lib/i18n.svelte";
import type { AdviceView, HintView } from "../lib/study";
import type { AnswerParts } from "../lib/wire";

export function percent(share: number): number {
  return Math.round(share * 100);
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}

function points(number: number): string {
  return t("count-points", { n: tenths(Math.abs(number)) });
}

/** "about 62% chance of winning (±4)". */
export function chance({ value, error }: Pick<AdviceView, "value" | "error">): string {
  return t("hint-chance-about", { percent: percent(value), error: Math.max(1, percent(error)) });
}

/** Say what to expect of the best answer: its chance, or in a decided game the points, as "about 31 points at the end". */
export function expected(hint: HintView): string {
  const best = hint.advice[0]!;
  if (!hint.is_decided || !best.lead) return chance(best);
  const { points: own, ahead } = best.lead;
  const message = ahead >= 0 ? "hint-points-ahead" : "hint-points-behind";
  return t(message, { points: points(Math.round(own)), lead: points(ahead) });
}

/** Return "about 3% lower chance of winning (±1)", or "about 2.1 points worse (±0.4)" in a decided game. */
export function behind({ behind, behind_error, lead }: Pick<AdviceView, "behind" | "behind_error" | "lead">): string {
  if (!lead) return t("hint-behind", { percent: Math.max(0, percent(behind)), error: Math.max(1, percent(behind_error)) });
  const error = Math.max(0.1, tenths(lead.error));
  if (tenths(lead.behind) <= 0) return t("hint-points-same", { error });
  return t("hint-points-less", { points: points(lead.behind), error });
}

/** Say whether one answer is clearly best. Placements and storage are judged as a whole. */
export function certainty(hint: HintView, words: (answer: AnswerParts) => string): string {
  const certain = judged(hint, words);
  if (!hint.is_decided) return certain;
  return `${t(hint.advice[0]!.value > 0.5 ? "hint-decided-won" : "hint-decided-lost")} ${certain}`;
}

function judged(hint: HintView, words: (answer: AnswerParts) => string): string {
  if (hint.as_good.length)
    return hint.answers ? t("hint-unsure") : t("hint-as-good", { answers: joined(hint.as_good.map(words)) });
  const second = hint.advice[1];
  if (!second) return t("hint-only");
  if (!hint.is_decided || !second.lead || hint.answers) return t("hint-clear");
  return t("hint-clear-points", { points: points(second.lead.behind), answer: words(second.answer) });
}
