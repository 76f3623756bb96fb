/** The lines of the log, from the server's narrator. */

import type { Line, Moment } from "../lib/wire";
import { type Company, messageText } from "./message_text";

/** A line as text. `seats` are the players it is about; it describes the board after `step`. */
export interface ShownLine {
  key: string;
  /** The line covers the steps from `first` to `step`. */
  first: number;
  step: number;
  seats: readonly number[];
  words: string;
  kind: "told" | "skipped" | "ending" | "news";
}

/** Return the lines of these moments. A line that has grown replaces its earlier version. */
export function linesOf(company: Company, moments: readonly Moment[]): ShownLine[] {
  const lines: Line[] = [];
  for (const line of moments.flatMap(({ told = [] }) => told)) {
    const before = line.first < line.step ? lines.findLastIndex((one) => grows(one, line)) : -1;
    if (before >= 0) lines.splice(before, 1);
    lines.push(line);
  }
  return lines.map((line) => shown(company, line));
}

function grows(before: Line, line: Line): boolean {
  return before.first === line.first && before.kind !== "ending";
}

function shown(company: Company, { first, step, message, seats, kind = "told" }: Line): ShownLine {
  const key = kind === "ending" ? `${first} ${JSON.stringify(message)}` : String(first);
  return { key, first, step, seats, kind, words: messageText(company, message) };
}

/** Return the lines after a step. */
export function linesSince(company: Company, moments: readonly Moment[], since: number): ShownLine[] {
  if (since <= 0) return [];
  return linesOf(
    company,
    moments.filter(({ step }) => step > since),
  );
}
