import { expect, test } from "vitest";
import { chosenWith, wayOf } from "./payment";

// Two of a colonist, one of two barrels, and a chip.
const WAYS = [
  ["colonist", "corn"],
  ["colonist", "sugar"],
  ["colonist", "chip"],
  ["corn", "chip"],
  ["sugar", "chip"],
];

test("what goes together is chosen together, and can be taken back", () => {
  expect(chosenWith(["corn"], "sugar", WAYS)).toEqual(["sugar"]);
  expect(chosenWith(["corn"], "colonist", WAYS)).toEqual(["corn", "colonist"]);
  expect(chosenWith(["corn", "colonist"], "corn", WAYS)).toEqual(["colonist"]);
});

test("what was chosen first makes room", () => {
  expect(chosenWith(["chip", "corn"], "colonist", WAYS)).toEqual(["corn", "colonist"]);
});

test("it is sent in the order in which it is asked, once it is enough", () => {
  expect(wayOf(["chip", "sugar"], WAYS)).toEqual(["sugar", "chip"]);
  expect(wayOf(["chip"], WAYS)).toBeUndefined();
});
