/** The steps that a replay stops at or jumps to. */

import type { Moment } from "../lib/wire";
import type { ShownLine } from "../log/lines";

/** The steps at which phases and rounds begin. */
export interface JumpPoints {
  phases: number[];
  rounds: number[];
}

export function jumpPoints(moments: readonly Moment[]): JumpPoints {
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

/** Return the steps at which a replay stops. */
export function stopsOf(lines: readonly ShownLine[], steps: number): number[] {
  return [...new Set([...lines.map(({ step }) => step), ...(steps ? [steps] : [])])].sort((one, other) => one - other);
}

/** Return the next point after a step, or the last step. */
export function nextPoint(marks: readonly number[], step: number, steps: number): number {
  return marks.find((mark) => mark > step) ?? steps;
}

/** Return the last point before a step, or 0. */
export function previousPoint(marks: readonly number[], step: number): number {
  return marks.findLast((mark) => mark < step) ?? 0;
}
