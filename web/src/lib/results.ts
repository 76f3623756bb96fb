/** Results of your own finished games, kept in this browser only. */

import { BUILDINGS, LEVELS, ROLE_OF_CARD } from "./game";
import { keep, recall } from "./stored";
import type { Moment, View } from "./wire";

const KEY = "results";
// The oldest are forgotten.
const MOST = 500;

export interface Result {
  /** The strongest level among the bots, or "people" if another person played. */
  against: string;
  won: boolean;
  points: number;
  /** Points of the player by source. */
  sources: Record<string, number>;
  /** How often the player chose each role. */
  roles: Record<string, number>;
}

/** Return the player's result; null unless they have played this game to its end. */
export function resultOf(view: View, moments: readonly Moment[]): Result | null {
  const { you, scores, winners } = view;
  const score = you === null ? undefined : scores?.[you];
  // A table created from a finished game has no answers of its own.
  if (you === null || !score || view.since === 0) return null;
  const others = view.seats.filter((_, seat) => seat !== you);
  const level = Math.max(...others.map(({ bot }) => (LEVELS as readonly (string | null)[]).indexOf(bot)));
  const roles: Record<string, number> = {};
  for (const { seat, answer } of moments) {
    if (seat !== you || answer.verb !== "role" || !answer.thing) continue;
    const role = ROLE_OF_CARD[answer.thing] ?? answer.thing;
    roles[role] = (roles[role] ?? 0) + 1;
  }
  return {
    against: others.some(({ kind }) => kind === "person") ? "people" : (LEVELS[level] ?? "people"),
    won: winners?.includes(you) ?? false,
    points: score.total,
    sources: score.sources,
    roles,
  };
}

function all(): Record<string, Result> {
  const kept = recall("local", KEY);
  return kept !== null && typeof kept === "object" ? (kept as Record<string, Result>) : {};
}

/** Keep the result of a game, instead of an earlier one if its end was taken back. */
export function keepResult(game: string, result: Result): void {
  const { [game]: _, ...others } = all();
  keep("local", KEY, Object.fromEntries([...Object.entries(others), [game, result]].slice(-MOST)));
}

export function results(): Result[] {
  return Object.values(all());
}

export function forgetResults(): void {
  keep("local", KEY, null);
}

export interface Row {
  against: string;
  games: number;
  wins: number;
  /** Points per game. */
  points: number;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Return games, wins and points per game against each kind of opponents, the weakest first. */
export function byOpponents(played: readonly Result[]): Row[] {
  return [...LEVELS, "people"].flatMap((against) => {
    const games = played.filter((result) => result.against === against);
    if (!games.length) return [];
    const wins = games.filter(({ won }) => won).length;
    return [{ against, games: games.length, wins, points: mean(games.map(({ points }) => points)) }];
  });
}

/** Return the points per game from chips, buildings, large buildings and nobles, without sources that gave none. */
export function bySource(played: readonly Result[]): [string, number][] {
  const points: Record<string, number> = {};
  for (const [name, n] of played.flatMap(({ sources }) => Object.entries(sources))) {
    const source = name in BUILDINGS ? "large" : name;
    points[source] = (points[source] ?? 0) + n;
  }
  return Object.entries(points)
    .map(([name, n]): [string, number] => [name, n / played.length])
    .filter(([, n]) => n > 0);
}

/** Return how often each role was chosen per game, the favorite first. */
export function byRole(played: readonly Result[]): [string, number][] {
  const names = [...new Set(played.flatMap(({ roles }) => Object.keys(roles)))];
  return names
    .map((role): [string, number] => [role, mean(played.map(({ roles }) => roles[role] ?? 0))])
    .sort((one, other) => other[1] - one[1]);
}
