/** Points over the rounds of a game. */

import { BUILDINGS } from "../lib/game";
import type { SeatPosition } from "../lib/position";
import type { Moment, ScoreView } from "../lib/wire";

/** Visible points, chips and buildings, for each seat after each round. */
export interface Course {
  rounds: number;
  /** `points[seat][round - 1]` */
  points: number[][];
}

/** Return the points after each round of a game. */
export function course(moments: readonly Moment[], players: number): Course {
  const now = new Array<number>(players).fill(0);
  const after: number[][] = [];
  for (const moment of moments) {
    if (moment.question === "NEW_ROUND") after.push([...now]);
    for (const seat of now.keys()) now[seat] = (now[seat] as number) + pointsIn(moment, seat);
  }
  after.push([...now]);
  return { rounds: after.length, points: now.map((_, seat) => after.map((round) => round[seat] as number)) };
}

/** Return the points in chips and buildings that a moment brought a seat. */
function pointsIn(moment: Moment, seat: number): number {
  let points = 0;
  const built = new Set<string>();
  for (const [name, [old, now]] of Object.entries(moment.changes ?? {})) {
    const path = name.split(".");
    if (path[0] !== "seats" || path[1] !== String(seat)) continue;
    if (path[2] === "vp" || path[2] === "noted") points += Number(now ?? 0) - Number(old ?? 0);
    if (path[2] === "city" && old === null) built.add(path[3] as string);
  }
  for (const building of built) points += BUILDINGS[building]?.points ?? 0;
  return points;
}

/** Append the final score, which includes large buildings and nobles. */
export function withEnd({ rounds, points }: Course, scores: readonly ScoreView[]): number[][] {
  return points.map((row, seat) => [...row.slice(0, rounds), scores[seat]?.total ?? row.at(-1) ?? 0]);
}

/** Return round steps of a scale from 0 to at least the largest number. */
export function scale(largest: number, most = 6): number[] {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]) {
    const steps = Math.ceil(Math.max(largest, 1) / step);
    if (steps <= most) return Array.from({ length: steps + 1 }, (_, place) => place * step);
  }
  return [0, largest];
}

type Cities = readonly Pick<SeatPosition, "city">[];

/** Return the sources of points that some player has, in the order of the score sheet. */
export function sources(scores: readonly ScoreView[], seats: Cities = []): string[] {
  const all = Object.keys(scores[0]?.sources ?? {});
  return all.filter(
    (source) =>
      ["chips", "buildings"].includes(source) ||
      scores.some((score) => score.sources[source]) ||
      seats.some(({ city }) => source in city),
  );
}

/** Return whether a player has this building, but unoccupied. */
export function isIdle(source: string, seats: Cities): boolean {
  return seats.some(({ city }) => city[source] && city[source].colonists + city[source].nobles === 0);
}

/** Return the seats ordered by result, ties in seat order. */
export function ranking(scores: readonly ScoreView[]): number[] {
  return scores
    .map((score, seat) => ({ score, seat }))
    .sort((one, other) => other.score.total - one.score.total || other.score.tie_break - one.score.tie_break)
    .map(({ seat }) => seat);
}

/** Return whether the tie-break decided. */
export function tieBroken(scores: readonly ScoreView[]): boolean {
  const [first, second] = ranking(scores).map((seat) => scores[seat]?.total);
  return first !== undefined && first === second;
}
