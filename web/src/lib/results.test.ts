import { beforeEach, expect, test, vi } from "vitest";
import type { Moment, View } from "./wire";
import { byOpponents, byRole, bySource, forgetResults, keepResult, resultOf, results } from "./results";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

beforeEach(() => kept.clear());

const sources = { chips: 20, buildings: 15, guild_hall: 6, residence: 4, nobles: 0 };

function ended(bots: (string | null)[], winners: number[]): View {
  const others = bots.map((bot) => ({ kind: bot ? "bot" : "person", bot }));
  const score = { total: 45, tie_break: 2, sources };
  return {
    you: 0,
    since: 80,
    winners,
    scores: [score, ...others.map(() => ({ ...score, total: 30 }))],
    seats: [{ kind: "person", bot: null }, ...others],
  } as unknown as View;
}

function chosen(seat: number, thing: string): Moment {
  return { step: 1, question: "CHOOSE_ROLE", seat, chosen: true, answer: { text: thing, verb: "role", thing } };
}

test("a result contains the opponents, the win and the roles chosen", () => {
  const roles = [chosen(0, "captain"), chosen(1, "mayor"), chosen(0, "prospector 2"), chosen(0, "captain")];
  expect(resultOf(ended(["newcomer", "merchant"], [0]), roles)).toEqual({
    against: "merchant",
    won: true,
    points: 45,
    sources,
    roles: { captain: 2, prospector: 1 },
  });
  expect(resultOf(ended(["newcomer", null], [1]), [])).toMatchObject({ against: "people", won: false });
});

test("watching a game or opening a finished one is not a result", () => {
  expect(resultOf({ ...ended(["newcomer"], [0]), you: null }, [])).toBeNull();
  expect(resultOf({ ...ended(["newcomer"], [0]), since: 0 }, [])).toBeNull();
});

test("a game counts once, and everything can be forgotten", () => {
  const lost = resultOf(ended(["newcomer"], [1]), []);
  const won = resultOf(ended(["newcomer"], [0]), []);
  if (!lost || !won) throw new Error("the game was played");
  keepResult("a", lost);
  keepResult("a", won);
  keepResult("b", lost);
  expect(results().map((result) => result.won)).toEqual([true, false]);
  expect(byOpponents(results())).toEqual([{ against: "newcomer", games: 2, wins: 1, points: 45 }]);
  forgetResults();
  expect(results()).toEqual([]);
});

test("points are summed up by source and roles sorted by how often they are chosen", () => {
  const result = resultOf(ended(["settler"], [0]), [chosen(0, "mayor"), chosen(0, "captain"), chosen(0, "captain")]);
  if (!result) throw new Error("the game was played");
  expect(bySource([result])).toEqual([
    ["chips", 20],
    ["buildings", 15],
    ["large", 10],
  ]);
  expect(byRole([result, { ...result, roles: {} }])).toEqual([
    ["captain", 1],
    ["mayor", 0.5],
  ]);
});
