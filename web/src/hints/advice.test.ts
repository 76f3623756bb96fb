import { beforeAll, expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import { loadExtraWords, speak } from "../lib/i18n.svelte";
import type { AdviceView, AnswerParts, HintView } from "../lib/wire";
import { plainWords } from "../log/inline_pieces";
import { behind, certainty, chance } from "./advice";
import { placementWords } from "./placement";

beforeAll(async () => {
  await speak("en");
  await loadExtraWords();
});

const advice = { answer: said("role", "mayor") } as AdviceView;
const hint = (changes: Partial<HintView>): HintView => {
  return { verdict: "", advice: [advice, advice], as_good: [], arrangement: null, answers: null, ...changes };
};
const words = ({ thing }: AnswerParts): string => (thing ?? "").toUpperCase();

test("a chance is told with how far off it may be, never as if it were certain", () => {
  expect(chance({ value: 0.623, error: 0.041 })).toBe("about 62% chance of winning (±4)");
  expect(chance({ value: 1, error: 0 })).toBe("about 100% chance of winning (±1)");
});

test("another answer is told by how much worse it is", () => {
  expect(behind({ behind: 0.031, behind_error: 0.012 })).toBe("about 3% less chance of winning (±1)");
  expect(behind({ behind: -0.02, behind_error: 0.001 })).toBe("about the same chance of winning (±1)");
});

test("answers that cannot be told apart are called as good", () => {
  expect(certainty(hint({ as_good: [said("role", "trader")] }), words)).toBe("May be just as good: TRADER");
  expect(certainty(hint({}), words)).toMatch(/better/);
  expect(certainty(hint({ advice: [advice] }), words)).toMatch(/the only move/);
});

test("of a whole placement it is said whether something else may be as good, but not what", () => {
  const placement = { answers: [said("place", "corn", 1)], arrangement: { corn: 1 } };
  expect(certainty(hint({ ...placement, as_good: [said("place", "corn", 0)] }), words)).toMatch(/^Other moves/);
  expect(certainty(hint(placement), words)).toMatch(/better/);
});

test("a placement is told place by place, nobles on their own", () => {
  expect(plainWords(placementWords({ corn: 2, villa: [0, 1], hacienda: [1, 0], guesthouse: [1, 1] }))).toBe(
    "Corn plantation: 2; Villa: 1 noble; Hacienda: 1; Guesthouse: 1 colonist, 1 noble",
  );
});
