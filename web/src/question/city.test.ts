import { expect, test } from "vitest";
import { BUILDINGS } from "../lib/game";
import { freeSpaces, wouldFill } from "./city";

const NOBODY = { colonists: 0, nobles: 0 };
const small = Object.keys(BUILDINGS).filter((name) => BUILDINGS[name]?.kind !== "large");

function city(...buildings: string[]): Record<string, typeof NOBODY> {
  return Object.fromEntries(buildings.map((name) => [name, NOBODY]));
}

test("a large building takes two of the twelve spaces", () => {
  expect(freeSpaces({})).toBe(12);
  expect(freeSpaces(city("hacienda", "guild_hall"))).toBe(9);
});

test("what takes the last space fills the city", () => {
  const eleven = city(...small.slice(0, 11));
  expect(wouldFill(eleven, small[11] as string)).toBe(true);
  expect(wouldFill(city(...small.slice(0, 10)), small[11] as string)).toBe(false);
  expect(wouldFill(city(...small.slice(0, 10)), "guild_hall")).toBe(true);
  expect(wouldFill(city("residence", ...small.slice(0, 9)), small[11] as string)).toBe(true);
});
