import { expect, test } from "vitest";
import { timeWords } from "./clock_text";
import { nearest } from "./arrow_keys";

const PLACES = [
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 0, y: 20 },
  { x: -5, y: 0 },
];

test("an arrow key goes to the nearest piece in its direction", () => {
  expect(nearest({ x: 0, y: 0 }, PLACES, [1, 0])).toBe(0);
  expect(nearest({ x: 10, y: 0 }, PLACES, [1, 0])).toBe(1);
  expect(nearest({ x: 0, y: 0 }, PLACES, [0, 1])).toBe(2);
  expect(nearest({ x: 0, y: 0 }, PLACES, [-1, 0])).toBe(3);
});

test("at the edge it stays", () => {
  expect(nearest({ x: 30, y: 20 }, PLACES, [1, 0])).toBe(-1);
});

test("a clock shows what is left", () => {
  expect([5, 65, 3_665, 180_000].map(timeWords)).toEqual(["0:05", "1:05", "1:01:05", "2 d 2 h"]);
});
