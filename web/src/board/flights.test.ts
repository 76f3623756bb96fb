import { expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import type { Moment, View } from "../lib/wire";
import { flightsOf } from "./flights";

const VIEW = { position: { ships: [{ capacity: 5, good: "corn", loaded: 2 }] } } as unknown as View;

function moment(changes: Moment["changes"], question = "LOAD"): Moment {
  return { step: 1, question, seat: 0, answer: said("continue"), chosen: true, changes };
}

test("barrels go from a seat to the ship, and points come from the supply", () => {
  const flights = flightsOf(
    [moment({ "seats.0.goods.corn": [3, 1], "ships.0.loaded": [0, 2], "bank.vp": [50, 48], "seats.0.vp": [0, 2] })],
    VIEW,
    null,
  );
  expect(flights).toEqual([
    { kind: "good", name: "corn", from: "seats.0.goods.corn", to: "ships.0", count: 2, group: 0 },
    { kind: "point", name: "", from: "bank.vp", to: "seats.0.vp", count: 2, group: 0 },
  ]);
});

test("a building goes to the city and the money to the bank", () => {
  const flights = flightsOf(
    [
      moment(
        {
          "buildings.office": [2, 1],
          "seats.0.doubloons": [8, 3],
          "seats.0.city.office.colonists": [null, 0],
          "seats.0.city.office.nobles": [null, 0],
        },
        "BUILD",
      ),
    ],
    VIEW,
    null,
  );
  expect(flights).toContainEqual({
    kind: "building",
    name: "office",
    from: "buildings.office",
    to: "seats.0.city.office",
    count: 1,
    group: 0,
  });
  expect(flights).toContainEqual({ kind: "doubloon", name: "", from: "seats.0.doubloons", to: "bank", count: 5, group: 0 });
});

test("a tile is turned from the pile to the row", () => {
  const changes: Moment["changes"] = { "plantations.face_down.corn": [8, 7], "plantations.face_up.corn": [0, 1] };
  expect(flightsOf([moment(changes, "CHANCE")], VIEW, null)[0]).toMatchObject({
    kind: "tile",
    from: "plantations.face_down.corn",
    to: "plantations.face_up.corn",
  });
});

test("one thing after another travels, and nothing where nothing moved", () => {
  const one: Moment["changes"] = { "seats.0.goods.corn": [1, 0], "trading_house.0": [null, "corn"] };
  const flights = flightsOf([moment(one), moment({}), moment({ round: [1, 2] }), moment(one)], VIEW, null);
  expect(flights.map((flight) => flight.group)).toEqual([0, 1]);
});

test("people who are lifted to be placed again do not travel", () => {
  const changes: Moment["changes"] = { "seats.0.san_juan.colonists": [0, 2], "seats.0.island.corn.colonists": [2, 0] };
  expect(flightsOf([moment(changes, "LIFT")], VIEW, null)).toEqual([]);
});
