/** The shown parts of the analysis of a finished game. */

import type { AnalysisView, DecisionView } from "../lib/study";
import type { Moment } from "../lib/wire";
import { percent } from "../lib/amounts";

/** Return a player's mistakes, the costliest first. */
export function mistakesOf({ decisions }: Pick<AnalysisView, "decisions">, seat: number): DecisionView[] {
  return decisions
    .filter((decision) => decision.mistake && decision.seat === seat)
    .sort((one, other) => other.loss - one.loss || other.points_lost - one.points_lost);
}

/** Return the step of each decision. Decision 1 is the first answer that had an alternative. */
export function stepsOfDecisions(moments: readonly Moment[]): number[] {
  return moments
    .filter((moment) => moment.chosen && moment.seat >= 0)
    .map(({ step }) => step);
}

/** Return each seat's chance of winning, in percent, at the start of each round and at the end. */
export function chances({ decisions }: Pick<AnalysisView, "decisions">): number[][] {
  const begins = decisions.filter((decision, place) => decision.round !== decisions[place - 1]?.round);
  const expected = [...begins.map(({ before }) => before), ...decisions.slice(-1).map(({ after }) => after)];
  return (expected[0]?.winning ?? []).map((_, seat) => expected.map(({ winning }) => percent(winning[seat] ?? 0)));
}
