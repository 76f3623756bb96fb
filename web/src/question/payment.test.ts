import { expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import type { QuestionView } from "../lib/wire";
import { chosenWith, freed, inOrder } from "./payment";

const CORN = said("pay_barrel", "corn");
const SUGAR = said("pay_barrel", "sugar");
const CHIP = said("pay_chip");
const COLONIST = said("pay_colonist", "san_juan");
const NOBLE = said("pay_noble", "villa");

test("what would come too late as the first answer can be chosen all the same", () => {
  const question: QuestionView = {
    name: "BLACK_MARKET",
    seat: 0,
    answers: [{ id: 1, ...CORN }],
    blocked: [
      { ...CHIP, why: "cannot_cover" },
      { ...SUGAR, why: "nothing_there" },
    ],
  };
  const { answers, blocked } = freed(question);
  expect(answers?.map(({ verb }) => verb)).toEqual(["pay_barrel", "pay_chip"]);
  expect(blocked).toEqual([{ ...SUGAR, why: "nothing_there" }]);
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
  expect(inOrder([CHIP, NOBLE, SUGAR])).toEqual([NOBLE.text, SUGAR.text, CHIP.text]);
  expect(inOrder([CHIP, CORN])).toEqual([CORN.text, CHIP.text]);
});
