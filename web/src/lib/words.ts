/** The game in words: names of seats and pieces, questions, answers, effects. */

import { amountText, signedText } from "./amounts";
import { BUILDINGS, TILES, VERBS } from "./game";
import { has, named, t } from "./i18n.svelte";
import type { AnswerParts, AnswerView, QuestionView, View } from "./wire";

/** Return a player's name. Bots have names of people, because their levels are named like roles. */
export function seatName(view: Pick<View, "seats">, seat: number): string {
  const who = view.seats[seat];
  if (!who) return t("log-chance");
  if (who.kind === "person") return who.name || t("label-seat-number", { n: seat + 1 });
  if (who.kind === "open") return t("lobby-open-seat");
  return who.name ?? "";
}

/** Return the level of the bot that plays a seat; null if a person does. */
export function botLevel(view: Pick<View, "seats">, seat: number): string | null {
  const who = view.seats[seat];
  const bot = who?.kind === "bot" ? who.bot : (who?.stand_in ?? null);
  return bot === null || bot === undefined ? null : t(named("bot", bot));
}

/** Return the message id of an answer's thing. A place is a tile, a building or San Juan. */
export function thingId(verb: string, thing: string): string {
  const kind = VERBS[verb]?.thing ?? "good";
  if (kind !== "place") return named(kind, thing);
  if (thing in BUILDINGS) return named("building", thing);
  return named((TILES as readonly string[]).includes(thing) ? "tile" : "place", thing);
}

/** Return the variables for the message of an answer. */
function thingWords({ verb, thing, number }: AnswerParts): Record<string, string | number> {
  if (!thing) return { number: number ?? 0 };
  const id = thingId(verb, thing);
  const form = (name: string): string => (has(`${id}.${name}`) ? t(`${id}.${name}`) : t(id));
  return { thing: t(id), object: form("object"), of: form("of"), number: number ?? 0 };
}

/** Return the key of a question's messages: "TRADE", or "TRADE_land_office" if only that is offered. */
export function questionKey(question: Pick<QuestionView, "name" | "offer"> | null): string {
  if (!question) return "";
  return question.offer ? `${question.name}_${question.offer}` : question.name;
}

/** Return the text of a question, for the asked player or about another one. */
export function questionWords(view: View, question: QuestionView): string {
  if (question.seat === view.you) return t(named("question", questionKey(question)));
  return t(`${named("question", question.name)}-other`, { name: seatName(view, question.seat) });
}

/** Return an answer as the text of a button. */
export function answerWords(question: string, answer: AnswerParts & Pick<AnswerView, "price">): string {
  const passing = named("answer-pass", question);
  if (VERBS[answer.verb]?.declines && has(passing)) return t(passing);
  return t(named("answer", answer.verb), { ...thingWords(answer), price: answer.price ?? 0 });
}

/** Return gains and losses: "+2 corn, −1 doubloon". */
export function changeWords(changes: Record<string, number>): string {
  return Object.entries(changes)
    .map(([thing, n]) => (thing === "cost" ? amountText(thing, n) : signedText(amountText(thing, Math.abs(n)), n)))
    .join(", ");
}

/** Return the effects of an answer, one line per seat. */
export function effectLines(view: View, answer: Pick<AnswerView, "effects">): string[] {
  return Object.entries(answer.effects ?? {}).map(([seat, changes]) =>
    Number(seat) === view.you
      ? t("effect-you", { effects: changeWords(changes) })
      : t("effect-seat", { name: seatName(view, Number(seat)), effects: changeWords(changes) }),
  );
}

/** Return what an answer changes or, for a role in whose phase all choose, what each could gain, with its heading. */
export function outcome({ thing, effects = {}, prospects = {} }: AnswerView): {
  heading: string;
  effects: Record<string, Record<string, number>>;
} {
  if (!Object.keys(prospects).length) return { heading: "", effects };
  return { heading: t(named("prospects", thing ?? "")), effects: prospects };
}

