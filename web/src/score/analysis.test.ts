import { expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import { recordedGames } from "../log/recorded.fixture";
import type { DecisionView } from "../lib/study";
import { chances, mistakesOf, stepsOfDecisions } from "./analysis";

const expectation = (winning: number[]) => ({ winning, points: winning, errors: winning.map(() => 0) });

function decision(number: number, changes: Partial<DecisionView> = {}): DecisionView {
  return {
    number,
    round: 1,
    phase: "builder",
    seat: 0,
    question: "BUILD",
    answer: said("pass"),
    best: said("build", "hacienda"),
    loss: 0,
    error: 0.01,
    points_lost: 0,
    points_error: 0.3,
    is_decided: false,
    before: expectation([0.5, 0.5]),
    after: expectation([0.5, 0.5]),
    mistake: false,
    reason: "",
    cost: null,
    reasons: [],
    ...changes,
  };
}

test("a player's costliest mistakes come first, without those of the others", () => {
  const losses = [0.02, 0.2, 0.1];
  const decisions = losses.map((loss, place) => decision(place, { loss, mistake: true }));
  const others = [decision(8, { loss: 0.3, mistake: true, seat: 1 }), decision(9, { loss: 0.5 })];
  const found = mistakesOf({ decisions: [...decisions, ...others] }, 0);
  expect(found.map(({ loss }) => loss)).toEqual([0.2, 0.1, 0.02]);
});

test("decisions are the answers that had alternatives, chance aside", () => {
  for (const { moments } of recordedGames()) {
    const steps = stepsOfDecisions(moments);
    expect(steps.length).toBeGreaterThan(50);
    for (const step of steps) {
      const moment = moments[step - 1]!;
      expect(moment.step).toBe(step);
      expect(moment.chosen).toBe(true);
      expect(moment.question).not.toBe("CHANCE");
    }
  }
});

test("chances are shown as they were when each round began, and at the end", () => {
  const decisions = [
    decision(1, { round: 1, before: expectation([0.4, 0.6]) }),
    decision(2, { round: 1, before: expectation([0.9, 0.1]) }),
    decision(3, { round: 2, before: expectation([0.255, 0.745]), after: expectation([1, 0]) }),
  ];
  expect(chances({ decisions })).toEqual([
    [40, 26, 100],
    [60, 75, 0],
  ]);
  expect(chances({ decisions: [] })).toEqual([]);
});
