/** Which pieces on the table give which answer. A piece is named by its target, as "building:hacienda". */

import { parsedAnswer } from "../lib/notation";
import type { AnswerView, BlockedView, QuestionView } from "../lib/wire";

/** The targets of one answer; none for what only the bar can say, as "pass", or what is chosen before it is sent. The first one is the piece it is about. */
export function targetsOf(question: string, text: string): string[] {
  const { verb, thing, number } = parsedAnswer(text);
  switch (verb) {
    case "role":
      return [`role:${thing}`];
    case "choose":
    case "build":
      return [`building:${thing}`];
    case "take":
    case "take_as_forest":
      return [`row:${thing}`];
    case "draw":
    case "buy":
    case "plantation":
    case "forest":
      return ["pile"];
    case "colonist":
    case "noble":
      return question === "SHIP_PIECE" ? [`aboard:${verb}`] : [`supply:${verb}`];
    case "library":
      return ["mine:library"];
    // On an island these are about one of several equal tiles: an empty one, or one with somebody on it.
    case "discard":
    case "guest":
    case "noble_guest":
      return [`mine:${thing}`, `mine:${thing}:empty`];
    case "discard_colonist":
    case "pay_colonist":
      return [`mine:${thing}`, `mine:${thing}:colonist`];
    case "discard_noble":
    case "pay_noble":
      return [`mine:${thing}`, `mine:${thing}:noble`];
    case "discard_forest":
      return ["mine:forest", "mine:forest:empty"];
    case "pay_chip":
      return ["points"];
    case "extra":
      return [`stock:${thing}`, `good:${thing}`];
    case "sell":
      return [`good:${thing}`, "house"];
    case "sell_to_post":
      return [`good:${thing}`, "mine:trading_post"];
    case "deliver":
      return [`good:${thing}`, "mine:royal_supplier"];
    case "load":
      return [`good:${thing}`, `ship:${number}`];
    case "load_wharf":
      return [`good:${thing}`, "mine:wharf"];
    case "load_small_wharf":
      return ["mine:small_wharf"];
    case "pay_barrel":
      return [`good:${thing}`];
    default:
      return [];
  }
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
    for (const target of targetsOf(question?.name ?? "", answer.text)) at(target).answers.push(answer);
  }
  for (const blocked of question?.blocked ?? []) {
    for (const target of targetsOf(question?.name ?? "", blocked.text)) at(target).blocked.push(blocked);
  }
  return found;
}

/** The part of the board that a question is about. */
export function needOf(question: string): "roles" | "buildings" | "market" {
  if (question === "CHOOSE_ROLE") return "roles";
  return question === "BUILD" || question === "DRAFT" ? "buildings" : "market";
}

/** The page of a narrow screen that a question needs. */
export function pageOf(question: string): "board" | "mine" {
  const mine = ["PLACE", "STORE", "HUNTING_LODGE", "GUESTS", "BLACK_MARKET", "SMALL_WHARF", "DELIVER", "LIBRARY"];
  return mine.includes(question) ? "mine" : "board";
}
