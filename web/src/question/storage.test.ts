import { describe, expect, test } from "vitest";
import type { Goods } from "../lib/position";
import { NOTHING, atMost, fits, lost, making, proposed, storageAnswers } from "./storage";

const some = (goods: Partial<Goods>): Goods => ({ ...NOTHING, ...goods });
const HARBOUR = { kinds: 0, singles: 1 };

describe("room", () => {
  const goods = some({ corn: 3, sugar: 2, coffee: 1 });

  test("everybody keeps one barrel", () => {
    expect(fits(goods, some({ corn: 1 }), HARBOUR)).toBe(true);
    expect(fits(goods, some({ corn: 1, coffee: 1 }), HARBOUR)).toBe(false);
  });

  test("a warehouse keeps a whole kind besides", () => {
    expect(fits(goods, some({ corn: 3, coffee: 1 }), { kinds: 1, singles: 1 })).toBe(true);
    expect(fits(goods, some({ corn: 3, sugar: 2 }), { kinds: 1, singles: 1 })).toBe(false);
  });

  test("a kind of one barrel takes a warehouse that is left over", () => {
    expect(fits(goods, some({ sugar: 1, coffee: 1 }), { kinds: 1, singles: 1 })).toBe(true);
  });

  test("cheaper barrels make room for one that is wished for", () => {
    expect(making(goods, some({ corn: 1, coffee: 1 }), HARBOUR, "coffee")).toEqual(some({ coffee: 1 }));
    expect(making(goods, some({ corn: 2 }), HARBOUR, "corn")).toBeNull();
  });
});

test("the proposal keeps the largest kind in the warehouse and the dearest barrel besides", () => {
  const goods = some({ corn: 4, indigo: 2, coffee: 2 });
  expect(proposed(goods, { kinds: 1, singles: 1 })).toEqual(some({ corn: 4, coffee: 1 }));
  expect(lost(goods, some({ corn: 4, coffee: 1 }))).toEqual(some({ indigo: 2, coffee: 1 }));
});

test("answers come in the order in which they are asked", () => {
  const goods = some({ corn: 3, sugar: 2, tobacco: 3, coffee: 1 });
  const kept = some({ corn: 3, sugar: 2, tobacco: 3, coffee: 1 });
  expect(storageAnswers(goods, kept, { kinds: 2, singles: 4 })).toEqual([
    "keep all corn",
    "keep all tobacco",
    "keep one sugar",
    "keep one sugar",
    "keep one coffee",
  ]);
});

test("no more barrels are chosen than are allowed; the last wish counts", () => {
  expect(atMost(2, some({ corn: 1, coffee: 1 }), "coffee")).toEqual(some({ corn: 1, coffee: 1 }));
  expect(atMost(2, some({ corn: 1, sugar: 1, coffee: 1 }), "corn")).toEqual(some({ corn: 1, coffee: 1 }));
  expect(atMost(2, some({ corn: 2, indigo: 1 }), "indigo")).toEqual(some({ corn: 1, indigo: 1 }));
});
