/** Which pieces on the table give which answer. A piece is named by its target, as "building:hacienda". */

import { QUESTIONS, VERBS } from "../lib/game";
import type { AnswerParts, AnswerView, BlockedView, QuestionView } from "../lib/wire";

/** The targets of one answer; none for what only the bar can say, as "pass", or what is chosen before it is sent. The first one is the piece it is about. */
export function targetsOf(question: string, { verb, thing, number }: AnswerParts): string[] {
  const values: Record<string, unknown> = { thing, number, part: QUESTIONS[question]?.part };
  return (VERBS[verb]?.pieces ?? []).map((piece) => piece.replace(/{(\w+)}/g, (_, name: string) => String(values[name])));
}

/** Does this send somebody from the Guesthouse? Such answers stand beside those to many questions. */
export function isGuest({ verb }: Pick<AnswerView, "verb">): boolean {
  return verb === "guest" || verb === "noble_guest";
}

export interface Possible {
  answers: AnswerView[];
  blocked: BlockedView[];
}

/** What each piece can do, or why it cannot. */
export function indexed(question: QuestionView | null): Map<string, Possible> {
  const found = new Map<string, Possible>();
  const at = (target: string): Possible => {
    let possible = found.get(target);
    if (!possible) found.set(target, (possible = { answers: [], blocked: [] }));
    return possible;
  };
  for (const answer of question?.answers ?? []) {
    for (const target of targetsOf(question?.name ?? "", answer)) at(target).answers.push(answer);
  }
  for (const blocked of question?.blocked ?? []) {
    for (const target of targetsOf(question?.name ?? "", blocked)) at(target).blocked.push(blocked);
  }
  return found;
}

/** The part of the board that a question is about. */
export function needOf(question: string): "roles" | "buildings" | "market" {
  const part = QUESTIONS[question]?.part;
  return part === "roles" || part === "buildings" ? part : "market";
}

/** The page of a narrow screen that a question needs. */
export function pageOf(question: string): "board" | "mine" {
  return QUESTIONS[question]?.ownBoard ? "mine" : "board";
}
