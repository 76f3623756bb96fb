import { beforeAll, expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import { loadExtraWords, speak } from "../lib/i18n.svelte";
import type { AdviceView, HintView } from "../lib/study";
import type { AnswerParts } from "../lib/wire";
import { plainWords } from "../log/inline_pieces";
import { behind, certainty, chance, expected } from "./advice";
import { placementWords } from "./placement";

beforeAll(async () => {
  await speak("en");
  await loadExtraWords();
});

const advice = { answer: said("role", "mayor") } as AdviceView;
const hint = (changes: Partial<HintView>): HintView => {
  return { verdict: "", advice: [advice, advice], as_good: [], arrangement: null, answers: null, is_decided: false, ...changes };
};
const words = ({ thing }: AnswerParts): string => (thing ?? "").toUpperCase();

test("a chance is told with how far off it may be, never as if it were certain", () => {
  expect(chance({ value: 0.623, error: 0.041 })).toBe("about 62% chance of winning (±4)");
  expect(chance({ value: 1, error: 0 })).toBe("about 100% chance of winning (±1)");
});

test("another answer is told by how much worse it is", () => {
  expect(behind({ behind: 0.031, behind_error: 0.012, lead: null })).toBe("about 3% lower chance of winning (±1)");
  expect(behind({ behind: -0.02, behind_error: 0.001, lead: null })).toBe("about the same chance of winning (±1)");
});

test("answers that cannot be told apart are called as good", () => {
  expect(certainty(hint({ as_good: [said("role", "trader")] }), words)).toBe("May be just as good: TRADER");
  expect(certainty(hint({}), words)).toMatch(/better/);
  expect(certainty(hint({ advice: [advice] }), words)).toMatch(/the only move/);
});

test("in a decided game points are told instead of chances", () => {
  const lead = { points: 31.2, ahead: -8.21, behind: 0, error: 0 };
  const best = { ...advice, value: 0.002, error: 0.01, lead };
  const second = { ...best, answer: said("role", "trader"), behind: 0, behind_error: 0, lead: { ...lead, behind: 2.14, error: 0.52 } };
  const decided = hint({ advice: [best, second], is_decided: true });
  expect(expected(decided)).toBe("about 31 points at the end, 8.2 points behind");
  expect(expected(hint({ advice: [{ ...best, lead: { ...lead, ahead: 1 } }, second], is_decided: true }))).toMatch(/, 1 point ahead$/);
  expect(behind(second)).toBe("about 2.1 points worse (±0.5)");
  expect(behind({ ...second, lead: { ...lead, behind: -0.3 } })).toBe("about the same number of points (±0.1)");
  expect(certainty(decided, words)).toBe(
    "Winning is almost impossible, so points count. Clearly the best, about 2.1 points better than “TRADER”.",
  );
  expect(certainty({ ...decided, as_good: [said("role", "trader")] }, words)).toBe(
    "Winning is almost impossible, so points count. May be just as good: TRADER",
  );
  expect(certainty({ ...decided, advice: [{ ...best, value: 0.99 }, second] }, words)).toMatch(/^Winning is almost certain/);
});

test("where only some answers are decided, the best is told by its chance", () => {
  const lead = { points: 31, ahead: 4, behind: 0, error: 0 };
  const mixed = hint({ advice: [{ ...advice, value: 0.99, error: 0.01, lead }, { ...advice, value: 0.8, lead: null }] });
  expect(expected(mixed)).toBe("about 99% chance of winning (±1)");
  expect(certainty(mixed, words)).toBe("Clearly better than the others.");
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
