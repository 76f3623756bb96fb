/** What is given at the Black Market for missing doubloons, while somebody chooses: at most one of each group. */

import { parsedAnswer } from "../lib/notation";
import type { AnswerView, QuestionView } from "../lib/wire";

/** In the order in which they are asked. */
export const GROUPS = ["piece", "barrel", "chip"] as const;

type Group = (typeof GROUPS)[number];

const VERBS: Record<string, Group> = {
  pay_colonist: "piece",
  pay_noble: "piece",
  pay_barrel: "barrel",
  pay_chip: "chip",
};

export function groupOf(text: string): Group | undefined {
  return VERBS[parsedAnswer(text).verb];
}

/** The question with all that can be given: also what could not be given first, since the rest would come too late. */
export function freed(question: QuestionView): QuestionView {
  const { answers = [], blocked = [] } = question;
  const later = blocked.filter(({ text, why }) => why === "cannot_cover" && groupOf(text));
  const freedOnes = later.map(({ text }, i): AnswerView => ({ id: -1 - i, text, ...parsedAnswer(text) }));
  return { ...question, answers: [...answers, ...freedOnes], blocked: blocked.filter((one) => !later.includes(one)) };
}

/** The choice after something was pressed: it comes or goes, and what was chosen first makes room for it. */
export function chosenWith(chosen: readonly string[], text: string, most: number): string[] {
  if (chosen.includes(text)) return chosen.filter((one) => one !== text);
  const others = chosen.filter((one) => groupOf(one) !== groupOf(text));
  return [...others, text].slice(-most);
}

/** The answers in the order in which they are asked. */
export function inOrder(chosen: readonly string[]): string[] {
  return GROUPS.flatMap((group) => chosen.filter((text) => groupOf(text) === group));
}
