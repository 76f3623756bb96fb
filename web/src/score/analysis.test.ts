import { expect, test } from "vitest";
import { recordedGames } from "../log/recorded";
import { type Decision, mistakes, stepsOfDecisions, swings } from "./analysis";

const decision = (number: number, loss: number, mistake: boolean): Decision => ({
  number,
  loss,
  mistake,
  round: 1,
  phase: "builder",
  seat: 0,
  question: "BUILD",
  answer: "pass",
  best: "build hacienda",
  error: 0.01,
  reason: "",
});

test("the costliest mistakes come first, and no more than five", () => {
  const decisions = [0.02, 0.2, 0.1, 0.05, 0.04, 0.03].map((loss, place) => decision(place, loss, true));
  const found = mistakes({ decisions: [...decisions, decision(9, 0.5, false)], turning_points: [] });
  expect(found.map(({ loss }) => loss)).toEqual([0.2, 0.1, 0.05, 0.04, 0.03]);
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

test("a turning point tells whom it changed most, and others only if it mattered to them", () => {
  const turn = { round: 3, phase: "captain", chooser: 1, seat: 1, first: 1, last: 2, mistake: null };
  expect(swings({ ...turn, before: [0.4, 0.3, 0.3], after: [0.25, 0.5, 0.25] })).toEqual([
    { seat: 1, from: 0.3, to: 0.5 },
    { seat: 0, from: 0.4, to: 0.25 },
  ]);
});
