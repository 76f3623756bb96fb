/** Results of puzzles and the streak of days, stored in the browser. */

import { keep, recall } from "../lib/stored";

const KEY = "puzzles";
const DAY = 86_400_000;

export interface Results {
  /** By puzzle: was the first answer right? */
  first: Record<string, boolean>;
  /** The last day on which a puzzle of the day was solved, and the days in a row until then. */
  last: string;
  days: number;
}

const NOTHING: Results = { first: {}, last: "", days: 0 };

export function results(): Results {
  const kept = recall("local", KEY) as Partial<Results> | null;
  return { ...NOTHING, ...kept };
}

/** Return a date of this device, as 2026-01-31. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / DAY);
}

/** Return how many days in a row a puzzle of the day was solved; today need not be over. */
export function streak({ last, days }: Results, today: string): number {
  return last && daysBetween(last, today) <= 1 ? days : 0;
}

/** Return the results after an answer. Only the first answer to a puzzle counts. */
export function answered(before: Results, puzzle: string, right: boolean, today: string, daily: boolean): Results {
  if (puzzle in before.first) return before;
  const after = { ...before, first: { ...before.first, [puzzle]: right } };
  if (!right || !daily || before.last === today) return after;
  return { ...after, last: today, days: streak(before, today) + 1 };
}

export function store(after: Results): void {
  keep("local", KEY, after);
}
