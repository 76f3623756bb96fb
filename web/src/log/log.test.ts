import { beforeAll, describe, expect, test } from "vitest";
import { said } from "../lib/answer.fixture";
import { languages, speak } from "../lib/i18n.svelte";
import type { Line, Message, Moment } from "../lib/wire";
import { chapters, filtered, withNews } from "./chapters";
import { linesOf, linesSince } from "./lines";
import { marked, parts, plainWords } from "./inline_pieces";
import { newsLines } from "./table_news";
import { company, recordedGames } from "./recorded.fixture";
import { messageText, verdictText } from "./message_text";

const games = recordedGames();
const OPENING: Message = ["message", "log-moment-new-round", { round: 1, name: ["seats", [1]] }];

// Message ids, variables, Fluent brackets and underscores must never reach the reader.
const UNREADABLE = /\b(log|why|count|building|tile|good|role|place|effect|ending)-[a-z]|[{}$_]|undefined|NaN|\?\?\?/;

describe.each(languages)("in $name", ({ code }) => {
  beforeAll(() => speak(code));

  test.each(games)("every line of a game for $players with $expansions can be read", (game) => {
    const lines = linesOf(company(game.players), game.moments);
    expect(lines.length).toBeGreaterThan(100);
    for (const { words } of lines) {
      expect(plainWords(words).trim()).not.toBe("");
      expect(plainWords(words)).not.toMatch(UNREADABLE);
    }
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  const load: Message = ["message", "log-load", { name: ["seats", [1]], thing: ["piece", "good", "corn"], number: 5 }];

  function moment(step: number, ...told: Line[]): Moment {
    return { step, question: "LOAD", seat: 1, answer: said("load", "corn", 5), chosen: true, told };
  }

  test("pieces are drawn in the line", () => {
    const gains: Message = ["message", "log-with-gains", { sentence: load, gains: ["gains", { vp: 3, corn: -3 }] }];
    const line = messageText(company(3), gains);
    expect(plainWords(line)).toBe("Bruno loads corn onto the 5-space ship (+3 points, −3 corn)");
    expect(parts(line).filter((part) => typeof part !== "string")).toEqual([
      { kind: "emblem", name: "1", lead: "", word: "Bruno" },
      { kind: "good", name: "corn", lead: "", word: "corn" },
      { kind: "point", name: "", lead: "(", word: "+3" },
      { kind: "good", name: "corn", lead: "", word: "−3" },
    ]);
  });

  test("who has won is told with the emblems of the winners", () => {
    const shared: Message = ["message", "you-winners", { name: ["seats", [1]] }];
    const won = verdictText({ ...company(3), winners: [0, 1], verdict: shared });
    expect(plainWords(won)).toBe("You and Bruno share the victory!");
    expect(parts(won).flatMap((part) => (typeof part === "string" ? [] : [part.name]))).toEqual(["0", "1"]);
    expect(verdictText({ ...company(3), winners: null, verdict: null })).toBe("");
  });

  test("a reason has a form of its own for a skipped turn where the language has one", () => {
    expect(messageText(company(3), ["message", "why-no-goods.skipped", {}])).toBe("no barrels");
    expect(messageText(company(3), ["message", "why-too-expensive.skipped", {}])).toBe("not enough doubloons");
  });

  const count = (n: number): Message => ["message", "count-points", { n }];
  const effects = (seat: number): Message => [
    "message",
    "effect-seat",
    { name: ["seats", [seat]], effects: ["series", [count(2.1), ["series", [count(1), count(4)], ","]], ";"] },
  ];

  test("effects are told to the reader as theirs, and to others by name", () => {
    expect(plainWords(messageText(company(3), effects(0)))).toBe("You: 2.1 points; 1 point, 4 points");
    expect(plainWords(messageText(company(3), effects(1)))).toBe("Bruno: 2.1 points; 1 point, 4 points");
    expect(plainWords(messageText(company(3, null), effects(0)))).toBe("Ana: 2.1 points; 1 point, 4 points");
  });

  test("a player whose name is part of a sentence is named even to that player", () => {
    const share: Message = ["message", "log-share", { name: ["player", 0], n: 2 }];
    expect(plainWords(messageText(company(3), share))).toMatch(/^Ana/);
  });

  test("messages in a row are joined as the language does it", () => {
    const levels: Message[] = [
      ["message", "role-mayor", {}],
      ["message", "role-trader", {}],
    ];
    expect(messageText(company(3), ["series", levels, "and"])).toBe("Mayor and Trader");
    expect(messageText(company(3), ["series", levels, "or"])).toBe("Mayor or Trader");
  });

  test("an answer looks as on its button, without pieces", () => {
    const sell: Message = ["message", "answer-sell", { thing: ["piece", "good", "corn"], number: 0 }];
    expect(messageText(company(3), sell)).toBe("Sell corn");
  });

  test("a line that has grown replaces the shorter one, but not what was said about the end", () => {
    const skipped = (step: number, seats: number[]): Line => ({
      first: 5,
      step,
      seats,
      kind: "skipped",
      message: ["message", "log-pass-load", { name: ["seats", seats], seats: seats.length }],
    });
    const ending: Line = { first: 5, step: 5, seats: [], kind: "ending", message: ["message", "ending-city", {}] };
    const moments = [moment(4, { first: 4, step: 4, seats: [1], message: load }), moment(5, skipped(5, [1]), ending)];
    const lines = linesOf(company(3), [...moments, moment(6, skipped(6, [1, 2]))]);
    expect(lines.map(({ words }) => plainWords(words))).toEqual([
      "Bruno loads corn onto the 5-space ship",
      "a city is full",
      "Bruno and Carla load nothing",
    ]);
    expect(linesSince(company(3), moments, 4).map(({ step }) => step)).toEqual([5, 5]);
  });
});

describe("chapters", () => {
  beforeAll(() => speak("en"));

  test.each(games)("the log of a game for $players with $expansions has its rounds in order", (game) => {
    const all = chapters(company(game.players), game.moments, OPENING);
    expect(plainWords(all[0]?.words ?? "")).toBe("Round 1, governor: Bruno");
    expect(all.map(({ round }) => round)).toEqual(all.map((_, place) => place + 1));
    const keys = all.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines.map(({ key }) => key)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("a filter by player leaves the lines of that player, and none is lost when all are put together", () => {
    const game = games[0]!;
    const all = chapters(company(game.players), game.moments, OPENING);
    const shown = filtered(all, { seat: 1, role: null });
    for (const { phases } of shown)
      for (const { lines } of phases) for (const line of lines) expect(line.seats).toContain(1);
    expect(filtered(all, { seat: null, role: null })).toEqual(all);
  });

  test("a filter by role leaves the phases of that role", () => {
    const game = games[3]!;
    const shown = filtered(chapters(company(game.players), game.moments, OPENING), { seat: null, role: "captain" });
    expect(shown.length).toBeGreaterThan(0);
    for (const { phases } of shown) for (const { role } of phases) expect(role).toBe("captain");
  });

  test("undone moves are reported where the game continued", () => {
    const [game] = games;
    const players = company(game!.players);
    const all = chapters(players, game!.moments, OPENING);
    const told = all.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines));
    const before = told[Math.floor(told.length / 2)]!;
    const undone = { version: 7, kind: "undone", seat: 0, step: before.step };
    // The step of this earlier undo no longer exists, so it is shown here too.
    const earlier = { version: 6, kind: "undone", seat: 1, step: before.step + 40 };
    const lines = withNews(all, newsLines(players, [earlier, undone])).flatMap(({ phases }) =>
      phases.flatMap((phase) => phase.lines),
    );
    expect(lines.filter(({ kind }) => kind !== "news")).toEqual(told);
    const at = lines.indexOf(before);
    expect(lines.slice(at + 1, at + 3).map(({ key }) => key)).toEqual(["news 6", "news 7"]);
  });

  test("news of a game that has not begun is told", () => {
    const players = company(3);
    const sat = newsLines(players, [{ version: 2, kind: "sat", seat: 1, step: 0 }]);
    expect(withNews(chapters(players, [], null), sat)[0]?.phases[0]?.lines).toEqual(sat);
  });
});

test("marks leave the words as they were", () => {
  expect(plainWords(`${marked("good", "corn", "corn")} and more`)).toBe("corn and more");
  expect(parts("no pieces")).toEqual(["no pieces"]);
});
