import { expect, test } from "vitest";
import { turned } from "./swipe";

test("a swipe to the left shows the next page and one to the right the one before", () => {
  expect(turned(-90, 10)).toBe(1);
  expect(turned(90, -10)).toBe(-1);
});

test("a short movement or one that scrolls turns no page", () => {
  expect(turned(-40, 0)).toBe(0);
  expect(turned(-90, 200)).toBe(0);
  expect(turned(70, 60)).toBe(0);
});
