import { expect, test } from "vitest";
import { linesOf } from "../log/lines";
import { company, recordedGames } from "../log/recorded.fixture";
import { jumpPoints, nextPoint, previousPoint, stopsOf } from "./steps";

test.each(recordedGames())("a game for $players with $expansions has its phases and rounds", ({ moments }) => {
  const { phases, rounds } = jumpPoints(moments);
  expect(rounds).toHaveLength(1 + moments.filter(({ question }) => question === "NEW_ROUND").length);
  for (const step of phases) expect(moments[step - 1]?.question).toBe("CHOOSE_ROLE");
  // Before a round someone is about to choose.
  for (const step of rounds) expect(moments[step]?.question).toBe("CHOOSE_ROLE");
});

test("jumps stop at the marks, at the start and at the end", () => {
  const marks = [3, 8, 12];
  expect(nextPoint(marks, 0, 20)).toBe(3);
  expect(nextPoint(marks, 8, 20)).toBe(12);
  expect(nextPoint(marks, 12, 20)).toBe(20);
  expect(previousPoint(marks, 12)).toBe(8);
  expect(previousPoint(marks, 3)).toBe(0);
});

test.each(recordedGames())("a replay for $players with $expansions stops once for each placement", (game) => {
  const stops = stopsOf(linesOf(company(game.players), game.moments), game.moments.at(-1)?.step ?? 0);
  expect(stops.length).toBeLessThan(game.moments.length);
  expect(stops.at(-1)).toBe(game.moments.at(-1)?.step);
  for (const step of stops) {
    const [now, next] = [game.moments[step - 1], game.moments[step]];
    expect(now?.question === "PLACE" && next?.question === "PLACE" && now.seat === next.seat).toBe(false);
  }
});
