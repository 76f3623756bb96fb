/** The places in a game to which a replay jumps. */

import { ROLES } from "../lib/game";
import type { Moment } from "../lib/wire";
import type { Line } from "../log/tell";

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
    const isRole = moment.question === "CHOOSE_ROLE" && (ROLES as readonly string[]).includes(moment.answer);
    if (isRole) {
      phases.push(moment.step);
      if (!choosing) rounds.push(moment.step - 1);
      choosing = true;
    }
    if (moment.question === "NEW_ROUND") choosing = false;
  }
  return { phases, rounds };
}

/** The steps at which a replay stops: what is told in one sentence is seen at once. */
export function stopsOf(lines: readonly Line[], steps: number): number[] {
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
