import { describe, expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import { BUILDINGS, GOODS, PLACES, QUESTIONS, ROLES, TILES, VERBS } from "../lib/game";
import type { QuestionView } from "../lib/wire";
import { indexed, pageOf, targetsOf } from "./targets";

const THINGS = { good: GOODS, tile: TILES, building: Object.keys(BUILDINGS), place: PLACES, role: ROLES };
// Said in the bar alone, or arranged before it is sent.
const ONLY_IN_THE_BAR = ["continue", "pass", "done", "turn", "place", "place_noble", "barrel", "keep_all", "keep_one"];

describe("the pieces that give an answer", () => {
  for (const [question, { verbs }] of Object.entries(QUESTIONS)) {
    for (const verb of verbs.filter((one) => !ONLY_IN_THE_BAR.includes(one))) {
      test(`${question} can be answered with a piece: ${verb}`, () => {
        const { thing = null } = VERBS[verb] ?? {};
        for (const name of thing ? THINGS[thing] : [null]) {
          const answer = said(verb, name, 5);
          expect(targetsOf(question, answer), answer.text).not.toEqual([]);
        }
      });
    }
  }

  test("a barrel can go to the ship it is meant for", () => {
    expect(targetsOf("LOAD", said("load", "corn", 6))).toEqual(["good:corn", "ship:6"]);
  });

  test("someone is taken off the ship or from the supply, as the question says", () => {
    expect(targetsOf("SHIP_PIECE", said("noble"))).toEqual(["colonist_ship:noble"]);
    expect(targetsOf("VILLA", said("noble"))).toEqual(["supply:noble"]);
  });

  test("of equal tiles only those with a colonist can give one", () => {
    expect(targetsOf("BLACK_MARKET", said("pay_colonist", "corn"))).toContain("mine:corn:colonist");
    expect(targetsOf("HUNTING_LODGE", said("discard", "corn"))).toContain("mine:corn:empty");
  });
});

test("each piece knows its answers and why others are not possible", () => {
  const question: QuestionView = {
    name: "BUILD",
    seat: 0,
    answers: [{ id: 1, text: "build hacienda", verb: "build", thing: "hacienda", price: 1 }],
    blocked: [{ ...said("build", "wharf"), why: "too_expensive" }],
  };
  const index = indexed(question);
  expect(index.get("building:hacienda")?.answers[0]?.text).toBe("build hacienda");
  expect(index.get("building:wharf")?.blocked[0]?.why).toBe("too_expensive");
  expect(index.get("building:office")).toBeUndefined();
  expect(indexed(null).size).toBe(0);
});

test("a narrow screen opens what the question is about", () => {
  expect(pageOf("PLACE")).toBe("mine");
  expect(pageOf("CHOOSE_ROLE")).toBe("board");
});
