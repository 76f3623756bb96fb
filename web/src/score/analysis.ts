/** The analysis of a finished game, as the server sends it, and what of it is told. */

import type { Moment } from "../lib/wire";

export interface Decision {
  number: number;
  round: number;
  phase: string;
  seat: number;
  question: string;
  answer: string;
  best: string;
  loss: number;
  error: number;
  reason: string;
  mistake: boolean;
}

export interface TurningPoint {
  round: number;
  phase: string;
  chooser: number;
  seat: number;
  before: number[];
  after: number[];
  first: number;
  last: number;
  mistake: number | null;
}

export interface Analysis {
  decisions: Decision[];
  turning_points: TurningPoint[];
}

const MOST_MISTAKES = 5;

/** The costliest mistakes first. */
export function mistakes({ decisions }: Analysis): Decision[] {
  return decisions
    .filter(({ mistake }) => mistake)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISTAKES);
}

/** The steps that the decisions led to, in their order: decision 1 is the first answer that had an alternative. */
export function stepsOfDecisions(moments: readonly Moment[]): number[] {
  return moments
    .filter((moment) => moment.chosen && moment.seat >= 0 && moment.answer !== "continue")
    .map(({ step }) => step);
}

/** Whose chances a turning point changed most, and those to whom it mattered a third as much. */
export function swings({ seat, before, after }: TurningPoint): { seat: number; from: number; to: number }[] {
  const change = (whose: number): number => Math.abs((after[whose] ?? 0) - (before[whose] ?? 0));
  return before
    .map((_, whose) => whose)
    .filter((whose) => whose === seat || change(whose) >= change(seat) / 3)
    .sort((one, other) => change(other) - change(one))
    .map((whose) => ({ seat: whose, from: before[whose] ?? 0, to: after[whose] ?? 0 }));
}
