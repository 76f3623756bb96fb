import { beforeAll, expect, test } from "vitest";
import { speak } from "../lib/i18n.svelte";
import type { AdviceView } from "../lib/wire";
import { certainty, chance, finalPoints, isAsGood } from "./advice";
import { placementWords } from "./placement";

beforeAll(() => speak("en"));

function advice(answer: string, value: number, error: number, points: number[] = [0, 0]): AdviceView {
  return { answer, value, error, points, reason: "" };
}

const words = (answer: string): string => answer.toUpperCase();

test("a chance is told with how far off it may be, never as if it were certain", () => {
  expect(chance(advice("x", 0.623, 0.041))).toBe("about 62 % to win (± 4)");
  expect(chance(advice("x", 1, 0))).toBe("about 100 % to win (± 1)");
});

test("answers that cannot be told apart are called as good", () => {
  const best = advice("mayor", 0.5, 0.03);
  expect(isAsGood(best, advice("trader", 0.45, 0.03))).toBe(true);
  expect(isAsGood(best, advice("trader", 0.3, 0.03))).toBe(false);
  expect(certainty([best, advice("trader", 0.45, 0.03), advice("captain", 0.2, 0.03)], words)).toBe(
    "May be just as good: TRADER",
  );
  expect(certainty([best, advice("captain", 0.2, 0.03)], words)).toMatch(/better/);
  expect(certainty([best], words)).toMatch(/nothing to compare/);
});

test("the difference at the end is told in points, if there is one", () => {
  const best = advice("mayor", 0.5, 0.03, [40, 30]);
  expect(finalPoints(best, advice("x", 0.4, 0.03, [37.6, 30]), 0)).toBe("about 2 points less for you at the end");
  expect(finalPoints(best, advice("x", 0.4, 0.03, [41, 30]), 0)).toBe("about 1 point more for you at the end");
  expect(finalPoints(best, advice("x", 0.4, 0.03, [40.2, 30]), 0)).toBe("");
});

test("a placement is told place by place, nobles on their own", () => {
  expect(placementWords({ corn: 2, villa: [0, 1], hacienda: [1, 0] })).toBe(
    "Corn plantation: 2 colonists; Villa: 1 noble; Hacienda: 1 colonist",
  );
});
