import { expect, test } from "vitest";
import { changed, everyone, fromArrangement, inHand, placed, same, slots, toArrangement } from "./mayor";

test("someone comes and goes, and the old placement stays as it was", () => {
  const empty = {};
  const one = changed(empty, "corn", "colonist", 1);
  expect(one).toEqual({ corn: { colonists: 1, nobles: 0 } });
  expect(changed(one, "corn", "colonist", -1)).toEqual({ corn: { colonists: 0, nobles: 0 } });
  expect(empty).toEqual({});
});

test("circles show nobles first, then colonists, then nobody", () => {
  expect(slots({ colonists: 1, nobles: 1 }, 3)).toEqual(["noble", "colonist", null]);
});

test("people are counted over all places", () => {
  expect(placed({ corn: { colonists: 1, nobles: 0 }, villa: { colonists: 1, nobles: 2 } })).toBe(4);
  expect(inHand({ colonists: 4, nobles: 2 }, { corn: { colonists: 1, nobles: 0 } })).toEqual({ colonists: 3, nobles: 2 });
});

test("people are counted wherever they stand", () => {
  const seat = {
    doubloons: 0,
    vp: 0,
    noted: 0,
    goods: { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 },
    island: { corn: { tiles: 2, colonists: 1, nobles: 0 }, forest: { tiles: 1 } },
    city: { hacienda: { colonists: 0, nobles: 1 } },
    san_juan: { colonists: 2, nobles: 0 },
  };
  expect(everyone(seat)).toEqual({ colonists: 3, nobles: 1 });
});

test("an arrangement is read and written as the server has it", () => {
  const placement = fromArrangement({ corn: 2, hacienda: [0, 1], office: 0 });
  expect(placement["corn"]).toEqual({ colonists: 2, nobles: 0 });
  expect(toArrangement(placement)).toEqual({ corn: [2, 0], hacienda: [0, 1] });
});

test("nobody at a place is the same as no place", () => {
  const one = { corn: { colonists: 1, nobles: 0 }, villa: { colonists: 0, nobles: 0 } };
  expect(same(one, { corn: { colonists: 1, nobles: 0 } })).toBe(true);
  expect(same(one, {})).toBe(false);
  expect(same({}, { villa: { colonists: 0, nobles: 1 } })).toBe(false);
});
