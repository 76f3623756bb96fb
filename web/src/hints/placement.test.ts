import { beforeAll, expect, test } from "vitest";
import { loadExtraWords, speak } from "../lib/i18n.svelte";
import { plainWords } from "../log/inline_pieces";
import { placementWords } from "./placement";

beforeAll(async () => {
  await speak("en");
  await loadExtraWords();
});

test("a placement is told place by place, nobles on their own", () => {
  expect(plainWords(placementWords({ corn: 2, villa: [0, 1], hacienda: [1, 0], guesthouse: [1, 1] }))).toBe(
    "Corn plantation: 2; Villa: 1 noble; Hacienda: 1; Guesthouse: 1 colonist, 1 noble",
  );
});
