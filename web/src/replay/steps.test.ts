import { expect, test } from "vitest";
import { recordedGames } from "../log/recorded";
import { marksOf, nextMark, previousMark } from "./steps";

test.each(recordedGames())("a game for $players with $expansions has its phases and rounds", ({ moments }) => {
  const { phases, rounds } = marksOf(moments);
  expect(rounds).toHaveLength(1 + moments.filter(({ question }) => question === "NEW_ROUND").length);
  for (const step of phases) expect(moments[step - 1]?.question).toBe("CHOOSE_ROLE");
  // Before a round somebody is about to choose.
  for (const step of rounds) expect(moments[step]?.question).toBe("CHOOSE_ROLE");
});

test("jumps stop at the marks, at the start and at the end", () => {
  const marks = [3, 8, 12];
  expect(nextMark(marks, 0, 20)).toBe(3);
  expect(nextMark(marks, 8, 20)).toBe(12);
  expect(nextMark(marks, 12, 20)).toBe(20);
  expect(previousMark(marks, 12)).toBe(8);
  expect(previousMark(marks, 3)).toBe(0);
});
