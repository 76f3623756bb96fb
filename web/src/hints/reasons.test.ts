import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import { BUILDINGS, GOODS, TILES } from "../lib/game";
import { languages, loadExtraWords, speak } from "../lib/i18n.svelte";
import type { MotiveView, ReasonView, ThingView } from "../lib/study";
import { plainWords } from "../log/inline_pieces";
import type { Company } from "../log/message_text";
import { reasonLines } from "./reasons";

const person = { kind: "person", bot: null, stand_in: null, connected: true, muted: false, seconds: null } as const;
const seats = ["Ana", "Ben", "Eva"].map((name) => ({ ...person, name }));
const company: Company = { game: "abcdefghij", seats, you: 0 };
const nothing: ReasonView = {
  seat: 0,
  compared_with: null,
  mine: [],
  others: [],
  other: null,
  most: null,
  ends: null,
  final: [],
  motives: [],
  line: [],
  best_line: [],
};

const thing = (kind: string, name: string, number: number): ThingView => ({ kind, name, number });

function lines(told: Partial<ReasonView>, question = "CHOOSE_ROLE"): string[] {
  return reasonLines({ ...nothing, ...told }, company, question).map(plainWords);
}

beforeAll(async () => {
  await speak("en");
  await loadExtraWords();
});
beforeEach(() => speak("en"));
afterAll(() => speak("en"));

test("what an answer brings is told for you, for the others, and who of them gets most", () => {
  expect(
    lines({
      mine: [thing("points", "", 4), thing("barrels", "corn", -3), thing("output", "corn", 1), thing("use", "office", 1)],
      others: [thing("points", "", 5), thing("barrels", "", 1)],
      most: { seat: 1, number: 4 },
      ends: true,
    }),
  ).toEqual([
    "You: +4 points, −3 corn · +1 corn per production · +Office in use",
    "Other players: +5 points, +1 barrel · most: Ben (4 points)",
    "The game ends after this round",
  ]);
});

test("what one other player gets alone is told by name", () => {
  expect(lines({ others: [thing("doubloons", "", 2)], other: 2 })).toEqual(["Eva: +2 doubloons"]);
  expect(lines({})).toEqual(["You keep what you have"]);
});

test("an answer is compared with the best one, up to the end of the game", () => {
  const told = {
    compared_with: said("build", "small_market"),
    mine: [thing("buildings", "small_market", -1), thing("full", "indigo", 1)],
    others: [thing("doubloons", "", -1)],
    ends: false,
    final: [
      { seat: 0, number: -3.7, error: 0.82, source: "chips" },
      { seat: 1, number: 2.2, error: 0.5, source: null },
    ],
  };
  expect(lines(told, "BUILD")).toEqual([
    "Compared with “Small Market”:",
    "You: −Small Market · +1 indigo per full production · about −3.7 points (±0.8) at the end, mostly from shipping",
    "Other players: −1 doubloon",
    "Ben: about +2.2 points (±0.5) at the end",
    "The game does not end yet",
  ]);
  expect(lines({ compared_with: said("role", "captain") })).toEqual(["Otherwise the same as “Captain” in this phase"]);
});

const motive = (kind: string, changes: Partial<MotiveView> = {}): MotiveView => {
  return { kind, seat: null, thing: null, role: "", ...changes };
};

test("the motives of an answer and what is expected next are told", () => {
  const motives = [motive("saves", { thing: thing("barrels", "corn", 2.3) }), motive("role_first", { seat: 2 })];
  const line = [
    { seat: 1, role: "prospector" },
    { seat: 2, role: "builder" },
  ];
  expect(lines({ motives, line })).toEqual([
    "Why: saves corn from spoiling · takes the role before Eva does",
    "Expected next: Ben: Prospector, Eva: Builder",
  ]);
  expect(lines({ motives: [motive("builds", { thing: thing("buildings", "harbor", 1) })], compared_with: said("role", "trader") })).toEqual([
    "Otherwise the same as “Trader” in this phase",
    "“Trader”: leads to a building: Harbor",
  ]);
  expect(lines({ best_line: line, compared_with: said("role", "trader") })[1]).toBe(
    "Expected after “Trader”: Ben: Prospector, Eva: Builder",
  );
});

test("an analysis names the player who answered", () => {
  expect(lines({ seat: 1, other: 0, compared_with: said("role", "mayor"), mine: [thing("points", "", -1)] })).toEqual([
    "Compared with “Mayor”:",
    "Ben: −1 point",
  ]);
});

test("tiles are named, and counted where there are several", () => {
  const tiles = [thing("tiles", "corn", 1), thing("tiles", "indigo", 2), thing("tiles", "quarry", 1)];
  expect(lines({ mine: [...tiles, thing("tiles", "forest", 2), thing("tiles", "any", 1.25)] })).toEqual([
    "You: +Corn plantation, +2 × Indigo plantation, +1 quarry, +2 forests, +1.3 island tiles",
  ]);
});

test.each(languages)("everything that can be told has words in $name", async ({ code }) => {
  await speak(code);
  const mine = [
    ...["points", "doubloons", "nobles", "colonists"].map((kind) => thing(kind, "", 2)),
    ...["barrels", "output", "full"].flatMap((kind) => GOODS.map((good) => thing(kind, good, 1))),
    ...[...TILES, "forest", "any"].map((tile) => thing("tiles", tile, 2)),
    ...["buildings", "use"].flatMap((kind) => Object.keys(BUILDINGS).map((name) => thing(kind, name, -1))),
    thing("use", "quarry", 1),
  ];
  const others = ["points", "doubloons", "nobles", "colonists", "barrels"].map((kind) => thing(kind, "", 1));
  const motives = [
    ...["ends_ahead", "keeps_open"].map((kind) => motive(kind)),
    ...["saves", "spoils"].map((kind) => motive(kind, { seat: 1, thing: thing("barrels", "corn", 2) })),
    motive("role_first", { seat: 1 }),
    ...["sells", "blocks_sale"].map((kind) => motive(kind, { seat: 1, thing: thing("barrels", "coffee", 1) })),
    ...["builds", "in_time"].map((kind) => motive(kind, { thing: thing("buildings", "harbor", 1), role: "captain" })),
    ...["ships", "ships_less", "money"].map((kind) => motive(kind, { seat: 1, thing: thing("points", "", 2) })),
  ];
  const final = ["chips", "buildings", "large_buildings", "nobles"].map((source) => ({
    seat: 0,
    number: 5,
    error: 1,
    source,
  }));
  const line = [{ seat: 1, role: "mayor" }];
  const told = lines({ mine, others, most: { seat: 1, number: 1 }, final, ends: false, motives, line });
  expect(told).toHaveLength(5);
  for (const line of told) expect(line).not.toMatch(/[{}$]|\b(count|tile|building|hint|effect|motive)-|undefined/);
});
