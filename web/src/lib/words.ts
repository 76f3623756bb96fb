/** The game in words: names of seats and pieces, questions, answers, effects. */

import { BUILDINGS, TILES, VERBS } from "./game";
import { has, joined, named, t } from "./i18n.svelte";
import { botName } from "./names";
import type { AnswerParts, AnswerView, QuestionView, View } from "./wire";

/** The name of the player at a seat. Bots have people's names, because their levels are named like roles. */
export function seatName(view: Pick<View, "game" | "seats">, seat: number): string {
  const who = view.seats[seat];
  if (!who) return t("log-chance");
  if (who.kind === "person") return who.name || t("label-seat", { n: seat + 1, name: "" });
  if (who.kind === "open") return t("lobby-open-seat");
  if (who.name) return who.name; // as at the table before
  const people = view.seats.map((other) => (other.kind === "person" ? other.name : null));
  return botName(view.game, seat, people);
}

/** The level of the bot that answers for a seat; null if a person does. */
export function botLevel(view: Pick<View, "seats">, seat: number): string | null {
  const who = view.seats[seat];
  const bot = who?.kind === "bot" ? who.bot : (who?.stand_in ?? null);
  return bot === null || bot === undefined ? null : t(named("bot", bot));
}

/** The message of a thing that an answer names; a place is a tile, a building or San Juan. */
export function thingId(verb: string, thing: string): string {
  const kind = VERBS[verb]?.thing ?? "good";
  if (kind !== "place") return named(kind, thing);
  if (thing in BUILDINGS) return named("building", thing);
  return named((TILES as readonly string[]).includes(thing) ? "tile" : "place", thing);
}

/** The words with which the messages of answers name a thing. */
function thingWords({ verb, thing, number }: AnswerParts): Record<string, string | number> {
  if (!thing) return { number: number ?? 0 };
  const id = thingId(verb, thing);
  const form = (name: string): string => (has(`${id}.${name}`) ? t(`${id}.${name}`) : t(id));
  return { thing: t(id), object: form("object"), of: form("of"), number: number ?? 0 };
}

const LAND_OFFICE = "LAND_OFFICE";

/** The name of a question. Without a barrel to sell, the question of the trader phase is about the Land Office. */
export function askedName(question: Pick<QuestionView, "name" | "answers"> | null): string {
  const { name = "", answers = [] } = question ?? {};
  const isOffice = name === "TRADE" && answers.length > 0 && !answers.some(({ verb }) => verb.startsWith("sell"));
  return isOffice && answers.some(({ verb }) => verb === "buy" || verb.startsWith("discard")) ? LAND_OFFICE : name;
}

/** The tile that was drawn and is to be laid, as its answer tells. */
export function tileToLay({ answers = [] }: Pick<QuestionView, "answers">): string | null {
  const [effects = {}] = Object.values(answers.find(({ verb }) => verb === "plantation")?.effects ?? {});
  const path = Object.keys(effects).find((name) => name.startsWith("island."));
  return path?.split(".")[1] ?? null;
}

/** What is asked: to us, or told of somebody else. */
export function questionWords(view: View, question: QuestionView): string {
  const asked = askedName(question);
  if (question.seat === view.you) return t(asked === LAND_OFFICE ? "land-office-question" : named("question", asked));
  return t(`${named("question", question.name)}-other`, { name: seatName(view, question.seat) });
}

/** An answer as it stands on a button. */
export function answerWords(question: string, answer: AnswerParts & Pick<AnswerView, "price">): string {
  const passing = question === LAND_OFFICE ? "land-office-pass" : named("answer-pass", question);
  if (answer.verb === "pass" && has(passing)) return t(passing);
  return t(named("answer", answer.verb), { ...thingWords(answer), price: answer.price ?? 0 });
}

const COUNTS: Record<string, string> = {
  doubloons: "count-doubloons",
  vp: "count-points",
  colonists: "count-colonists",
  nobles: "count-nobles",
};

/** An amount of something that a seat has, by its name among the effects: "2 corn", "Hacienda". */
function amount(name: string, n: number): string {
  const count = COUNTS[name];
  if (count) return t(count, { n });
  const [where, thing = ""] = name.split(".") as [string, string | undefined];
  if (where === "goods") return t(named("count", thing), { n });
  return where === "city" ? t(named("building", thing)) : t(named("tile", thing));
}

/** Gains and losses in words: "+2 corn, −1 doubloon". */
export function changeWords(changes: Record<string, number>): string {
  return Object.entries(changes)
    .map(([name, n]) => t(n > 0 ? "effect-gain" : "effect-loss", { things: amount(name, Math.abs(n)) }))
    .join(", ");
}

/** What an answer does to everybody, a line for each seat that it changes. */
export function effectLines(view: View, answer: AnswerView): string[] {
  return Object.entries(answer.effects ?? {}).map(([seat, changes]) =>
    Number(seat) === view.you
      ? t("effect-you", { effects: changeWords(changes) })
      : t("effect-seat", { name: seatName(view, Number(seat)), effects: changeWords(changes) }),
  );
}

/** Everybody's names in one phrase. */
export function seatNames(view: View, seats: readonly number[]): string {
  return joined(seats.map((seat) => seatName(view, seat)));
}
