import { beforeAll, expect, test } from "vitest";
import { said } from "./answer.fixture";
import { QUESTIONS, REASONS, VERBS } from "./game";
import { has, named, speak } from "./i18n.svelte";
import type { Observation } from "./position";
import recorded from "./recorded.json";
import type { View } from "./wire";
import {
  answerWords,
  questionKey,
  botLevel,
  changeWords,
  effectLines,
  outcome,
  questionWords,
  seatName,
  thingId,
} from "./words";

const view = recorded.view as unknown as View;

beforeAll(() => speak("en"));

test("a recorded position has the shape that the page expects", () => {
  // The compiler compares all but the names of goods and islands, which a recorded file has as any text.
  const position = recorded.view.position satisfies Omit<Observation, "ships" | "trading_house" | "seats" | "rules">;
  expect(position.seats).toHaveLength(4);
});

test("people and bots have their names, and bots their level", () => {
  const names = view.seats.map((_, seat) => seatName(view, seat));
  expect(names[0]).toBe("Ana");
  expect(new Set(names).size).toBe(4);
  expect(botLevel(view, 0)).toBeNull();
  expect(botLevel(view, 1)).toBe("Merchant");
});

test("what is asked is said to us, and told of others", () => {
  const question = view.question!;
  expect(questionWords(view, question)).toBe("What do you build?");
  expect(questionWords({ ...view, you: 2 }, question)).toBe("Ana may build");
});

test("every answer of a question has words with nothing missing", () => {
  for (const answer of view.question!.answers!) {
    const words = answerWords("BUILD", answer);
    expect(words).not.toMatch(/[{}$]|answer-/);
  }
  expect(answerWords("BUILD", said("pass"))).toBe("Build nothing");
  expect(answerWords("BUILD", { ...said("build", "hacienda"), price: 1 })).toBe("Build the Hacienda for 1 doubloon");
  expect(answerWords("CHOOSE_ROLE", said("role", "prospector 2"))).toMatch(/second prospector/i);
});

test("after the sale the Land Office asks, and its pass says so", () => {
  expect(answerWords(questionKey({ name: "TRADE" }), said("pass"))).toBe("Sell nothing");
  expect(answerWords(questionKey({ name: "TRADE", offer: "land_office" }), said("pass"))).toBe("No deal");
});

test("places are tiles, buildings or San Juan", () => {
  expect(thingId("place", "corn")).toBe("tile-corn");
  expect(thingId("place", "hacienda")).toBe("building-hacienda");
  expect(thingId("place", "san_juan")).toBe("place-san-juan");
  expect(thingId("sell", "corn")).toBe("good-corn");
});

test("gains and losses are told with their amounts", () => {
  expect(changeWords({ doubloons: -2, "goods.corn": 3, "city.hacienda": 1 })).toBe(
    "−2 doubloons, +3 corn, +Hacienda",
  );
  expect(effectLines(view, { effects: { "0": { vp: 1 }, "1": { vp: 2 } } })).toEqual([
    "You: +1 point",
    `${seatName(view, 1)}: +2 points`,
  ]);
});

test("the card of a role shows what each player could gain", () => {
  const role = (thing: string, prospects: Record<string, Record<string, number>>): string[] => {
    const { heading, effects } = outcome({ id: 1, text: thing, verb: "role", thing, effects: { "0": { doubloons: 1 } }, prospects });
    return [heading, ...effectLines(view, { effects })];
  };
  const name = seatName(view, 1);
  expect(role("captain", { "0": { vp: 3 }, "1": { vp: 1 } })).toEqual([
    "If everyone loads as much as possible",
    "You: +3 points",
    `${name}: +1 point`,
  ]);
  expect(role("builder", { "1": { cost: 7 } })).toEqual([
    "Most expensive building each player can afford",
    `${name}: a building for up to 7`,
  ]);
  expect(role("settler", { "0": { quarries: 1 }, "1": { plantations: 2 } })).toEqual([
    "Tiles each player can take",
    "You: +1 quarry",
    `${name}: +2 plantations`,
  ]);
  expect(role("mayor", {})).toEqual(["", "You: +1 doubloon"]);
});

test("there are words for every question, verb and reason", () => {
  for (const question of Object.keys(QUESTIONS)) expect(has(named("question", question)), question).toBe(true);
  for (const verb of Object.keys(VERBS)) expect(has(named("answer", verb)), verb).toBe(true);
  for (const reason of REASONS) expect(has(named("why", reason)), reason).toBe(true);
});

test("a player without a name is called by the seat, without a colon", () => {
  const seats = view.seats.map((seat) => ({ ...seat, kind: "person" as const, name: "" }));
  expect(seatName({ ...view, seats }, 1)).toBe("Seat 2");
});
