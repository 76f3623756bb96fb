/** The pieces that give each answer. A piece is named by its target, such as "building:hacienda". */

import { QUESTIONS, VERBS } from "../lib/game";
import type { AnswerParts, AnswerView, BlockedView, QuestionView } from "../lib/wire";

/** Return the targets of an answer, its main piece first; none if only the question bar offers it. */
export function targetsOf(question: string, { verb, thing, number }: AnswerParts): string[] {
  const values: Record<string, unknown> = { thing, number, part: QUESTIONS[question]?.part };
  return (VERBS[verb]?.pieces ?? []).map((piece) => piece.replace(/{(\w+)}/g, (_, name: string) => String(values[name])));
}

type Given = Pick<AnswerParts, "verb">;

/** Return the guest that an answer moves; null if none. Many questions allow that besides their own answers. */
export function guestOf({ verb }: Given): "colonist" | "noble" | null {
  return VERBS[verb]?.guest ?? null;
}

/** Return whether an answer does nothing, or ends what was done. */
export function declines({ verb }: Given): boolean {
  return VERBS[verb]?.declines ?? false;
}

/** Return whether a question asks for nothing but guests. */
export function isAboutGuests(question: string): boolean {
  return (QUESTIONS[question]?.verbs ?? []).every((verb) => guestOf({ verb }) || declines({ verb }));
}

/** Return whether a question is about nothing but the pieces on the player's own board. */
export function isOnlyAboutOwn(question: string): boolean {
  const row = QUESTIONS[question];
  return row !== undefined && row.ownBoard && row.part === null;
}

export interface Possible {
  answers: AnswerView[];
  blocked: BlockedView[];
}

/** Return the answers of each piece, legal or blocked. */
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

/** Return the part of the board that a question is about. */
export function needOf(question: string): "roles" | "buildings" | "market" {
  const part = QUESTIONS[question]?.part;
  return part === "roles" || part === "buildings" ? part : "market";
}

/** Return the page of a narrow screen that a question needs. */
export function pageOf(question: string): "board" | "mine" {
  return QUESTIONS[question]?.ownBoard ? "mine" : "board";
}
