/** The places in a game to which a replay jumps. */

import type { Moment } from "../lib/wire";
import type { ShownLine } from "../log/lines";

/** Steps at which something begins; `step` is the board just before it. */
export interface Marks {
  phases: number[];
  rounds: number[];
}

export function marksOf(moments: readonly Moment[]): Marks {
  const phases: number[] = [];
  const rounds: number[] = [];
  let choosing = false;
  for (const moment of moments) {
    if (moment.answer.verb === "role") {
      phases.push(moment.step);
      if (!choosing) rounds.push(moment.step - 1);
      choosing = true;
    }
    if (moment.question === "NEW_ROUND") choosing = false;
  }
  return { phases, rounds };
}

/** The steps at which a replay stops: one for each line of the log. */
export function stopsOf(lines: readonly ShownLine[], steps: number): number[] {
  return [...new Set([...lines.map(({ step }) => step), ...(steps ? [steps] : [])])].sort((one, other) => one - other);
}

/** The next mark after a step, or the last step. */
export function nextMark(marks: readonly number[], step: number, steps: number): number {
  return marks.find((mark) => mark > step) ?? steps;
}

/** The last mark before a step, or the start. */
export function previousMark(marks: readonly number[], step: number): number {
  return marks.findLast((mark) => mark < step) ?? 0;
}
