import { expect, test } from "vitest";
import { placesLeft, stillOffered } from "./draft";

test("seventeen buildings are drafted, as many of each cost as the board has places for", () => {
  expect(placesLeft({}).reduce((all, { left }) => all + left, 0)).toBe(17);
  expect(placesLeft({ guild_hall: 1, royal_garden: 1 }).at(-1)).toEqual({ cost: 10, left: 4 });
});

test("a building is offered as long as its cost has a place", () => {
  expect(stillOffered({})).toContain("hospice");
  expect(stillOffered({ guesthouse: 2 })).not.toContain("hospice");
  expect(stillOffered({})).not.toContain("villa");
});
