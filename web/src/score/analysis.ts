/** The analysis of a finished game, as the server sends it, and what of it is shown. */

import type { AnalysisView, DecisionView, Moment } from "../lib/wire";
import { percent } from "../hints/advice";

const MOST_MISTAKES = 5;

/** The costliest mistakes first. */
export function mistakes({ decisions }: Pick<AnalysisView, "decisions">): DecisionView[] {
  return decisions
    .filter(({ mistake }) => mistake)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISTAKES);
}

/** The steps that the decisions led to, in their order: decision 1 is the first answer that had an alternative. */
export function stepsOfDecisions(moments: readonly Moment[]): number[] {
  return moments
    .filter((moment) => moment.chosen && moment.seat >= 0)
    .map(({ step }) => step);
}

/** For each seat its chance to win in percent when each round began, and at the end. */
export function chances({ decisions }: Pick<AnalysisView, "decisions">): number[][] {
  const begins = decisions.filter((decision, place) => decision.round !== decisions[place - 1]?.round);
  const expected = [...begins.map(({ before }) => before), ...decisions.slice(-1).map(({ after }) => after)];
  return (expected[0]?.winning ?? []).map((_, seat) => expected.map(({ winning }) => percent(winning[seat] ?? 0)));
}
