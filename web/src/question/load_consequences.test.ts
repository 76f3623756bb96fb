import { expect, test } from "vitest";
import type { AnswerView } from "../lib/wire";
import { leadsOn } from "./load_consequences";

test("a load that makes others load, or yourself something else, leads on", () => {
  const load: AnswerView = { id: 1, text: "load corn 5", verb: "load", thing: "corn", number: 5 };
  const own = { "goods.corn": -2, vp: 2, doubloons: 1 };
  expect(leadsOn({ ...load, effects: { "0": own } }, 0)).toBe(false);
  expect(leadsOn({ ...load, effects: { "0": { ...own, "goods.indigo": -2 } } }, 0)).toBe(true);
  expect(leadsOn({ ...load, effects: { "0": own, "1": { "goods.corn": -2 } } }, 0)).toBe(true);
  const sale: AnswerView = { id: 2, text: "sell corn", verb: "sell", thing: "corn" };
  expect(leadsOn({ ...sale, effects: { "1": { "goods.corn": -1 } } }, 0)).toBe(false);
});
