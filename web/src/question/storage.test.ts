import { expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import type { Goods } from "../lib/position";
import type { ChoiceView } from "../lib/wire";
import { NOTHING, atMost, choiceOf, hasRoom, lost, making } from "./storage";

const some = (goods: Partial<Goods>): Goods => ({ ...NOTHING, ...goods });
const choice = (goods: Partial<Goods>, ...answers: [verb: string, good: string][]): ChoiceView => ({
  goods: some(goods),
  answers: answers.map(([verb, good]) => said(verb, good)),
});

// A warehouse for a kind and a place for one barrel, with 3 corn and 1 coffee; the largest choice comes first.
const CHOICES = [
  choice({ corn: 3, coffee: 1 }, ["keep_all", "corn"], ["keep_one", "coffee"]),
  choice({ corn: 3 }, ["keep_all", "corn"]),
  choice({ corn: 1, coffee: 1 }, ["keep_all", "coffee"], ["keep_one", "corn"]),
  choice({ coffee: 1 }, ["keep_one", "coffee"]),
  choice({ corn: 1 }, ["keep_one", "corn"]),
  choice({}),
];

test("a choice brings its answers", () => {
  expect(choiceOf(CHOICES, some({ corn: 3, coffee: 1 }))?.answers.map(({ text }) => text)).toEqual([
    "keep_all corn",
    "keep_one coffee",
  ]);
  expect(choiceOf(CHOICES, some({ corn: 2 }))).toBeUndefined();
});

test("other barrels make room for a wish, as few as possible", () => {
  expect(making(CHOICES.slice(1), some({ corn: 3, coffee: 1 }), "coffee")).toEqual(some({ corn: 1, coffee: 1 }));
  expect(making(CHOICES, some({ corn: 2 }), "corn")).toBeNull();
});

test("there is room as long as a larger choice has all these barrels", () => {
  expect(hasRoom(CHOICES, some({ corn: 1, coffee: 1 }))).toBe(true);
  expect(hasRoom(CHOICES, some({ corn: 3, coffee: 1 }))).toBe(false);
});

test("what is not kept is lost", () => {
  expect(lost(some({ corn: 4, coffee: 2 }), some({ corn: 4, coffee: 1 }))).toEqual(some({ coffee: 1 }));
});

test("no more barrels are chosen than are allowed; the last wish counts", () => {
  expect(atMost(2, some({ corn: 1, coffee: 1 }), "coffee")).toEqual(some({ corn: 1, coffee: 1 }));
  expect(atMost(2, some({ corn: 1, sugar: 1, coffee: 1 }), "corn")).toEqual(some({ corn: 1, coffee: 1 }));
  expect(atMost(2, some({ corn: 2, indigo: 1 }), "indigo")).toEqual(some({ corn: 1, indigo: 1 }));
});
