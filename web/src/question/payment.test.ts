import { expect, test } from "vitest";
import type { QuestionView } from "../lib/wire";
import { chosenWith, freed, inOrder } from "./payment";

const CORN = "pay barrel corn";
const SUGAR = "pay barrel sugar";
const CHIP = "pay chip";
const COLONIST = "pay colonist san_juan";

test("what would come too late as the first answer can be chosen all the same", () => {
  const question: QuestionView = {
    name: "BLACK_MARKET",
    seat: 0,
    answers: [{ id: 1, text: CORN, verb: "pay_barrel", thing: "corn" }],
    blocked: [
      { text: CHIP, why: "cannot_cover" },
      { text: SUGAR, why: "nothing_there" },
    ],
  };
  const { answers, blocked } = freed(question);
  expect(answers?.map(({ text, verb }) => [text, verb])).toEqual([
    [CORN, "pay_barrel"],
    [CHIP, "pay_chip"],
  ]);
  expect(blocked).toEqual([{ text: SUGAR, why: "nothing_there" }]);
});

test("one of each group is chosen, and can be taken back", () => {
  expect(chosenWith([CORN], SUGAR, 3)).toEqual([SUGAR]);
  expect(chosenWith([CORN], COLONIST, 3)).toEqual([CORN, COLONIST]);
  expect(chosenWith([CORN, COLONIST], CORN, 3)).toEqual([COLONIST]);
});

test("no more is chosen than is missing", () => {
  expect(chosenWith([CHIP, CORN], COLONIST, 2)).toEqual([CORN, COLONIST]);
});

test("it is sent in the order in which it is asked, whatever was chosen first", () => {
  expect(inOrder([CHIP, "pay noble villa", SUGAR])).toEqual(["pay noble villa", SUGAR, CHIP]);
  expect(inOrder([CHIP, CORN])).toEqual([CORN, CHIP]);
});
