/** What is given at the Black Market for missing doubloons, while somebody chooses: at most one of each group. */

import type { AnswerParts, AnswerView, QuestionView } from "../lib/wire";

/** In the order in which they are asked. */
export const GROUPS = ["piece", "barrel", "chip"] as const;

type Group = (typeof GROUPS)[number];

const VERBS: Record<string, Group> = {
  pay_colonist: "piece",
  pay_noble: "piece",
  pay_barrel: "barrel",
  pay_chip: "chip",
};

export function groupOf({ verb }: Pick<AnswerParts, "verb">): Group | undefined {
  return VERBS[verb];
}

/** The question with all that can be given: also what could not be given first, since the rest would come too late. */
export function freed(question: QuestionView): QuestionView {
  const { answers = [], blocked = [] } = question;
  const later = blocked.filter((one) => one.why === "cannot_cover" && groupOf(one));
  const freedOnes = later.map(({ why: _, ...answer }, i): AnswerView => ({ id: -1 - i, ...answer }));
  return { ...question, answers: [...answers, ...freedOnes], blocked: blocked.filter((one) => !later.includes(one)) };
}

/** The choice after something was pressed: it comes or goes, and what was chosen first makes room for it. */
export function chosenWith<A extends AnswerParts>(chosen: readonly A[], answer: A, most: number): A[] {
  if (chosen.some(({ text }) => text === answer.text)) return chosen.filter(({ text }) => text !== answer.text);
  const others = chosen.filter((one) => groupOf(one) !== groupOf(answer));
  return [...others, answer].slice(-most);
}

/** The answers in the order in which they are asked. */
export function inOrder(chosen: readonly AnswerParts[]): string[] {
  return GROUPS.flatMap((group) => chosen.filter((answer) => groupOf(answer) === group).map(({ text }) => text));
}
