import { expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import type { Moment } from "../lib/wire";
import { drawnTiles } from "./drawn_tiles";

function turned(changes: Moment["changes"], question = "CHANCE"): Moment {
  return { step: 1, question, seat: -1, answer: said("turn", "corn"), chosen: true, ...(changes ? { changes } : {}) };
}

test("only what was drawn for a seat itself is told to it", () => {
  const ours = turned({ "plantations.face_down.corn": [7, 6], "seats.0.island.corn.tiles": [null, 1] });
  const row = turned({ "plantations.face_up.sugar": [0, 1] });
  const taken = turned({ "seats.0.island.indigo.tiles": [1, 2] }, "TAKE_TILE");
  const theirs = turned({ "seats.1.island.coffee.tiles": [1, 2] });
  expect(drawnTiles([ours, row, taken, theirs], 0)).toEqual(["corn"]);
});
