import { beforeAll, describe, expect, test } from "vitest";
import { languages, speak } from "../lib/i18n.svelte";
import type { Moment } from "../lib/wire";
import { chapters, filtered, withNews } from "./chapters";
import { marked, parts, plainWords } from "./marks";
import { newsLines } from "./news";
import { company, recordedGames } from "./recorded";
import { tell, told, toldSince } from "./tell";

const games = recordedGames();

// An id of a message, a variable, a bracket of Fluent or an underscore would be something that nobody should read.
const UNREADABLE = /\b(log|why|count|building|tile|good|role|place|effect|ending)-[a-z]|[{}$_]|undefined|NaN|\?\?\?/;

function moment(given: Partial<Moment>): Moment {
  return { step: 1, question: "TRADE", seat: 1, answer: "pass", chosen: true, ...given };
}

function words(moments: Moment[], you: number | null = 0): string[] {
  return tell(company(3, you), moments).map((line) => plainWords(line.words));
}

describe.each(languages)("in $name", ({ code }) => {
  beforeAll(() => speak(code));

  test.each(games)("every moment of a game for $players with $expansions has a sentence", (game) => {
    const everybody = company(game.players);
    for (const happened of game.moments) {
      const sentence = plainWords(told(everybody, happened));
      expect(sentence.trim(), JSON.stringify(happened)).not.toBe("");
      expect(sentence, JSON.stringify(happened)).not.toMatch(UNREADABLE);
    }
    for (const line of tell(everybody, game.moments)) expect(plainWords(line.words)).not.toMatch(UNREADABLE);
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  test("a sale tells what it brought", () => {
    const changes: Moment["changes"] = { "seats.1.doubloons": [1, 5], "seats.1.goods.coffee": [1, 0] };
    expect(words([moment({ answer: "sell coffee", changes })])).toEqual(["Bruno sells coffee (+4 doubloons)"]);
  });

  test("nobles who board the ship are told from the colonists", () => {
    const changes: Moment["changes"] = { "colonist_ship.colonists": [0, 7], "colonist_ship.nobles": [0, 1] };
    const filled = moment({ question: "REFILL_SHIP", answer: "continue", changes });
    expect(words([filled])).toEqual(["On the ship for next time: 7 colonists and 1 noble"]);
  });

  test("a loading tells points and barrels, with the pieces drawn in the line", () => {
    const changes: Moment["changes"] = { "seats.1.vp": [0, 3], "seats.1.goods.corn": [3, 0] };
    const line = told(company(3), moment({ question: "LOAD", answer: "load corn 5", changes }));
    expect(plainWords(line)).toBe("Bruno loads corn onto the 5-space ship (+3 points, −3 corn)");
    expect(parts(line).filter((part) => typeof part !== "string")).toEqual([
      { kind: "emblem", name: "1", lead: "", word: "Bruno" },
      { kind: "good", name: "corn", lead: "", word: "corn" },
      { kind: "point", name: "", lead: "(", word: "+3" },
      { kind: "good", name: "corn", lead: "", word: "−3" },
    ]);
  });

  test("turns that were skipped for one reason are told together, but ours on its own", () => {
    const skip = (step: number, seat: number): Moment =>
      moment({ step, seat, chosen: false, why: "no_goods" });
    const told = words([skip(1, 1), skip(2, 2), skip(3, 0)]);
    expect(told).toEqual([
      "Bruno and Carla sell nothing: no barrels at hand",
      "Ana sells nothing: no barrels at hand",
    ]);
  });

  test("the pass that ends a turn after an answer is not told", () => {
    const taken = moment({ question: "MAYOR_PRIVILEGE", answer: "colonist" });
    const ended = moment({ step: 2, question: "MAYOR_PRIVILEGE", chosen: false, why: "supply_empty" });
    expect(words([taken, ended])).toEqual(["Bruno takes a colonist"]);
  });

  test("nor is it told as news to whoever gave that answer", () => {
    const chosen = moment({ question: "CHOOSE_ROLE", answer: "mayor" });
    const taken = moment({ step: 2, question: "MAYOR_PRIVILEGE", answer: "colonist" });
    const ended = moment({ step: 3, question: "MAYOR_PRIVILEGE", chosen: false, why: "supply_empty" });
    const skipped = moment({ step: 4, question: "TRADE", chosen: false, why: "no_goods" });
    const news = toldSince(company(3, 1), [chosen, taken, ended, skipped], 2);
    expect(news.map(({ step }) => step)).toEqual([4]);
  });

  test("a placement is told when it is done, not when it begins", () => {
    const lifted = moment({ question: "LIFT", answer: "continue", changes: { "seats.1.island.corn.colonists": [1, 0] } });
    const later = moment({ step: 2, seat: 2, question: "BUILD", answer: "build hacienda" });
    expect(words([lifted])).toEqual([]);
    expect(words([lifted, later])).toHaveLength(2);
  });

  test("whoever has loaded and has nothing left is not told to be skipped", () => {
    const loaded = moment({ question: "LOAD", answer: "load corn 5" });
    const other = moment({ step: 2, seat: 2, question: "LOAD", answer: "load indigo 6" });
    const skipped = moment({ step: 3, question: "LOAD", chosen: false, why: "no_goods" });
    expect(words([loaded, other, skipped])).toHaveLength(2);
  });

  test("a whole placement is one line", () => {
    const changes = (place: string, n: number): Moment["changes"] => ({ [`seats.1.${place}.colonists`]: [0, n] });
    const placed = [
      moment({ question: "LIFT", answer: "continue", chosen: false, changes: { "seats.1.island.corn.colonists": [1, 0] } }),
      moment({ step: 2, question: "PLACE", answer: "place 1 corn", changes: changes("island.corn", 1) }),
      moment({ step: 3, question: "PLACE", answer: "place 1 hacienda", changes: changes("city.hacienda", 1) }),
    ];
    expect(words(placed)).toEqual(["Bruno places colonists: Hacienda +1"]);
    expect(tell(company(3), placed)[0]?.step).toBe(3);
  });

  test("what is lost in storage is said", () => {
    const changes: Moment["changes"] = { "seats.1.goods.corn": [4, 1], "bank.goods.corn": [3, 6] };
    expect(words([moment({ question: "STORE", changes })])).toEqual(["Bruno loses 3 corn"]);
  });

  test("the only option is marked as such for us alone", () => {
    const forced = moment({ question: "BUILD", answer: "build hacienda", chosen: false });
    expect(words([forced], 1)).toEqual(["Bruno builds the Hacienda (the only option)"]);
    expect(words([forced], 0)).toEqual(["Bruno builds the Hacienda"]);
  });

  test("the end is announced", () => {
    const changes: Moment["changes"] = { "ending.0": [null, "city"] };
    const told = words([moment({ question: "BUILD", answer: "build hacienda", changes })]);
    expect(told[1]).toBe("The game ends after this round: a city is full");
  });
});

describe("chapters", () => {
  beforeAll(() => speak("en"));

  test.each(games)("the log of a game for $players with $expansions has its rounds in order", (game) => {
    const all = chapters(company(game.players), game.moments);
    expect(all.map(({ round }) => round)).toEqual(all.map((_, place) => place + 1));
    const keys = all.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines.map(({ key }) => key)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("a filter by player leaves the lines of that player, and none is lost when all are put together", () => {
    const game = games[0]!;
    const all = chapters(company(game.players), game.moments);
    const shown = filtered(all, { seat: 1, role: null });
    for (const { phases } of shown)
      for (const { lines } of phases) for (const line of lines) expect(line.seats).toContain(1);
    expect(filtered(all, { seat: null, role: null })).toEqual(all);
  });

  test("a filter by role leaves the phases of that role", () => {
    const game = games[3]!;
    const shown = filtered(chapters(company(game.players), game.moments), { seat: null, role: "captain" });
    expect(shown.length).toBeGreaterThan(0);
    for (const { phases } of shown) for (const { role } of phases) expect(role).toBe("captain");
  });

  test("what was taken back is told where the game went on", () => {
    const [game] = games;
    const players = company(game!.players);
    const all = chapters(players, game!.moments);
    const told = all.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines));
    const before = told[Math.floor(told.length / 2)]!;
    const undone = { version: 7, kind: "undone", seat: 0, step: before.step };
    // What was taken back to here later on has gone: its place is here, too.
    const earlier = { version: 6, kind: "undone", seat: 1, step: before.step + 40 };
    const lines = withNews(all, newsLines(players, [earlier, undone])).flatMap(({ phases }) =>
      phases.flatMap((phase) => phase.lines),
    );
    expect(lines.filter(({ question }) => question !== "NEWS")).toEqual(told);
    const at = lines.indexOf(before);
    expect(lines.slice(at + 1, at + 3).map(({ key }) => key)).toEqual(["news 6", "news 7"]);
  });

  test("news of a game that has not begun is told", () => {
    const players = company(3);
    const sat = newsLines(players, [{ version: 2, kind: "sat", seat: 1, step: 0 }]);
    expect(withNews(chapters(players, []), sat)[0]?.phases[0]?.lines).toEqual(sat);
  });
});

test("marks leave the words as they were", () => {
  expect(plainWords(`${marked("good", "corn", "corn")} and more`)).toBe("corn and more");
  expect(parts("no pieces")).toEqual(["no pieces"]);
});
