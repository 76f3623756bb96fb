import { describe, expect, test } from "vitest";
import type { Observation } from "../lib/position";
import type { View } from "../lib/wire";
import { Staying } from "./staying_guests";

function view(steps: number, role = "captain", { repeats = true, round = 3 } = {}): View {
  const position = { round, role } as unknown as Observation;
  return { moved: steps, steps, you: 0, paused: false, question: { name: "GUESTS", seat: 0, repeats }, position } as View;
}

describe("guests who stay for the rest of a phase", () => {
  function staying(): Staying {
    const guests = new Staying();
    guests.begin(view(10));
    return guests;
  }

  test("are not asked for again", () => {
    const guests = staying();
    expect(guests.isAskedAgain(view(10)), "the answer is on its way").toBe(false);
    expect(guests.isAskedAgain(view(12))).toBe(true);
    expect(guests.isAskedAgain(view(12)), "once").toBe(false);
    expect(guests.isAskedAgain(view(14))).toBe(true);
  });

  test("leave every other question alone", () => {
    const guests = staying();
    expect(guests.isAskedAgain(view(12, "captain", { repeats: false }))).toBe(false);
    expect(guests.isAskedAgain(view(14))).toBe(true);
  });

  test("are asked for in the next phase, and in the next round", () => {
    const guests = staying();
    expect(guests.isAskedAgain(view(12, "trader"))).toBe(false);
    expect(guests.isAskedAgain(view(14, "captain"))).toBe(false);
    expect(staying().isAskedAgain(view(12, "captain", { round: 4 }))).toBe(false);
  });

  test("are asked for when something was taken back", () => {
    const guests = staying();
    expect(guests.isAskedAgain(view(14))).toBe(true);
    expect(guests.isAskedAgain(view(16, "captain", { repeats: false }))).toBe(false);
    expect(guests.isAskedAgain(view(13))).toBe(false);
    expect(guests.isAskedAgain(view(18))).toBe(false);
  });

  test("can stay only if the same is asked again", () => {
    expect(Staying.can(view(10))).toBe(true);
    expect(Staying.can(view(10, "captain", { repeats: false }))).toBe(false);
  });
});
