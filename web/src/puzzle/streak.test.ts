import { expect, test } from "vitest";
import { type Results, answered, dayOf, streak } from "./streak";

const NEW: Results = { first: {}, last: "", days: 0 };

function solved(before: Results, day: string, puzzle = day): Results {
  return answered(before, puzzle, true, day, true);
}

test("days in a row count, across the end of a month and a change of clocks", () => {
  let kept = NEW;
  for (const day of ["2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31", "2026-04-01"]) kept = solved(kept, day);
  expect(streak(kept, "2026-04-01")).toBe(5);
  expect(streak(kept, "2026-04-02")).toBe(5);
  expect(streak(kept, "2026-04-03")).toBe(0);
});

test("a second puzzle of the same day changes nothing, and a missed day begins again", () => {
  const kept = solved(solved(NEW, "2026-05-01", "1-1"), "2026-05-01", "1-2");
  expect(streak(kept, "2026-05-01")).toBe(1);
  expect(streak(solved(kept, "2026-05-03"), "2026-05-03")).toBe(1);
});

test("only the first answer counts, and practice does not count for the streak", () => {
  const missed = answered(NEW, "1-1", false, "2026-05-01", true);
  expect(answered(missed, "1-1", true, "2026-05-01", true)).toEqual(missed);
  expect(missed.first).toEqual({ "1-1": false });
  expect(streak(answered(NEW, "9-9", true, "2026-05-01", false), "2026-05-01")).toBe(0);
});

test("a day is that of the device", () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
});
