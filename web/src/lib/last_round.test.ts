import { expect, test } from "vitest";
import { isLastRound } from "./last_round";

test("the last round is the one after which the end comes, or the last that was agreed on", () => {
  const rules = { players: 3, expansions: [], max_rounds: 7 };
  expect(isLastRound({ ending: [], round: 6, rules })).toBe(false);
  expect(isLastRound({ ending: [], round: 7, rules })).toBe(true);
  expect(isLastRound({ ending: ["city"], round: 6, rules })).toBe(true);
});
