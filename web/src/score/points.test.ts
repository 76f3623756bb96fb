import { expect, test } from "vitest";
import type { SeatPosition } from "../lib/position";
import type { ScoreView } from "../lib/wire";
import { recordedGames } from "../log/recorded.fixture";
import { course, isIdle, ranking, scale, sources, tieBroken, withEnd } from "./points";

const games = recordedGames();

function score(total: number, tie_break = 0, more: Record<string, number> = {}): ScoreView {
  return { total, tie_break, sources: { chips: total, buildings: 0, guild_hall: 0, ...more } };
}

test.each(games)("a game for $players with $expansions ends with the chips and buildings of the score sheet", (game) => {
  const { points, rounds } = course(game.moments, game.players);
  expect(points).toHaveLength(game.players);
  for (const [seat, row] of points.entries()) {
    const { chips = 0, buildings = 0 } = game.scores[seat]!.sources;
    expect(row).toHaveLength(rounds);
    expect(row.at(-1)).toBe(chips + buildings);
  }
});

test.each(games)("the course of a game for $players with $expansions ends at the final score", (game) => {
  const rows = withEnd(course(game.moments, game.players), game.scores);
  expect(rows.map((row) => row.at(-1))).toEqual(game.scores.map(({ total }) => total));
});

test("a game without moments has one round without points", () => {
  expect(course([], 2)).toEqual({ rounds: 1, points: [[0], [0]] });
});

test("a scale has few round steps and reaches the largest number", () => {
  expect(scale(0)).toEqual([0, 1]);
  expect(scale(6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(scale(41)).toEqual([0, 10, 20, 30, 40, 50]);
  for (const largest of [7, 23, 58, 99, 120, 333]) {
    const steps = scale(largest);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(largest);
  }
});

test("sources that brought nobody anything are left out, except the two that everyone knows", () => {
  expect(sources([score(3), score(5)])).toEqual(["chips", "buildings"]);
  expect(sources([score(3), score(5, 0, { guild_hall: 2 })])).toEqual(["chips", "buildings", "guild_hall"]);
});

test("equal points are told apart by doubloons and barrels", () => {
  const scores = [score(30, 4), score(31, 0), score(30, 9)];
  expect(ranking(scores)).toEqual([1, 2, 0]);
  expect(tieBroken(scores)).toBe(false);
  expect(tieBroken([score(30, 1), score(30, 2)])).toBe(true);
});

test("a large building that nobody works in is on the sheet with nothing", () => {
  const cities: Pick<SeatPosition, "city">[] = [{ city: { guild_hall: { colonists: 0, nobles: 0 } } }, { city: {} }];
  expect(sources([score(3), score(5)], cities)).toEqual(["chips", "buildings", "guild_hall"]);
  expect(isIdle("guild_hall", cities)).toBe(true);
  expect(isIdle("guild_hall", [{ city: { guild_hall: { colonists: 1, nobles: 0 } } }])).toBe(false);
  expect(isIdle("chips", cities)).toBe(false);
});
