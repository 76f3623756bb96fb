/** Whole games, recorded by `record_games.py`, for tests. */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Moment, ScoreView, SeatView } from "../lib/wire";
import type { Company } from "./message_text";

export interface Recorded {
  players: number;
  expansions: string[];
  moments: Moment[];
  scores: ScoreView[];
  winners: number[];
}

export function recordedGames(): Recorded[] {
  const file = gunzipSync(readFileSync(new URL("games.json.gz", import.meta.url)));
  return JSON.parse(file.toString()) as Recorded[];
}

const NAMES = ["Ana", "Bruno", "Carla", "Dora", "Emil"];

/** Return players at a table, the first of whom is the reader. */
export function company(players: number, you: number | null = 0): Company {
  const seats = NAMES.slice(0, players).map(
    (name): SeatView => ({ kind: "person", name, bot: null, stand_in: null, connected: true, muted: false, seconds: null }),
  );
  return { game: "abcdefghij", seats, you };
}
