/** The page shows, counts and compares. Rules and the notation of answers belong to the server; `game.ts` is generated. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILDINGS, EXPANSIONS, MOMENTS, QUESTIONS, REASONS, ROLES, VERBS } from "./game";

const SOURCE = resolve(import.meta.dirname, "..");

// Drawings have the names of what they show; the tutorial is a script for one game.
const ABOUT_PIECES = /^(pieces|tutorial)\//;
const GENERATED = ["game", "position", "requests", "wire", "study"].map((name) => `lib/${name}.ts`);

// Where the page divides the log: rounds, phases, and what is too fast to see.
const ASKED = [
  'board/flights.ts: "LIFT"',
  'log/SinceLastTurn.svelte: "CHOOSE_ROLE"',
  'log/chapters.ts: "NEW_ROUND"',
  'replay/steps.ts: "NEW_ROUND"',
  'score/points.ts: "NEW_ROUND"',
];
// Choices of a role, as the starts of phases.
const DONE = [
  'lib/results.ts: verb !== "role"',
  'log/chapters.ts: verb === "role"',
  'replay/steps.ts: verb === "role"',
];
// Pieces are drawn where they move, and amounts and points are shown.
const READS_PATHS = /^(board\/flights|lib\/amounts|score\/)/;
// Nobles are drawn only where they are played.
const PLAYED = [
  'board/Holdings.svelte: expansions.includes("nobles")',
  'board/Market.svelte: expansions.includes("nobles")',
  'question/Draft.svelte: expansions.includes("nobles")',
];

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|fixture)\.ts$/.test(name) && !GENERATED.includes(name))
  .map((name): [string, string] => [name, code(readFileSync(join(SOURCE, name), "utf-8"))]);

/** A source without its style and comments. */
function code(source: string): string {
  return source.replace(/<style>[^]*/, "").replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->|^\s*\/\/.*$/gm, "");
}

function found(pattern: RegExp, but: RegExp = /^$/): string[] {
  return files.flatMap(([name, text]) =>
    but.test(name) ? [] : [...text.matchAll(pattern)].map(([match]) => `${name}: ${match}`),
  );
}

describe("the page", () => {
  test("writes and reads no answers", () => {
    expect(files.length).toBeGreaterThan(80);
    expect(found(/\btext\.(split|match|startsWith|replace|slice)\b/g, /^(log\/inline_pieces|lib\/)/)).toEqual([]);
    const written = /["`'](build|choose|take|discard|place|pay|extra|sell|deliver|load|keep|guest|turn) [\w${}]+["`']?/g;
    expect(found(written, ABOUT_PIECES)).toEqual([]);
  });

  test("asks for no option of the rules", () => {
    expect(found(/rules\??\.?\["?\w+"?\]/g)).toEqual([]);
  });

  test("knows no building but by its piece", () => {
    const names = Object.keys(BUILDINGS).join("|");
    expect(found(new RegExp(`["'](${names})["']`, "g"), ABOUT_PIECES)).toEqual([]);
  });

  test("knows no role but by its card", () => {
    const roles = found(new RegExp(`["'](${ROLES.join("|")})["']|/ 2\\$/`, "g"), ABOUT_PIECES);
    // A picture for the points of buildings, and the level of a bot.
    expect(roles).toEqual(['hints/Explanation.svelte: "settler"', 'score/Sheet.svelte: "builder"']);
  });

  test("gives no reason but the server's, and compares with none", () => {
    const reasons = REASONS.join("|");
    expect(found(new RegExp(`\\b(why|reason) [=!]== ["'](${reasons})["']`, "g"))).toEqual([]);
    const named = new RegExp(`["'\`]why-(${reasons.replaceAll("_", "-")})["'\`]`, "g");
    // A piece in the middle of the table that the question is not about has no answers, and so no reasons.
    expect(found(named)).toEqual(['question/answering.svelte.ts: "why-not-asked"']);
    expect(found(/\bstatus\)? [=!]== [1-9]\d\d/g, /^lib\/api/)).toEqual([]);
  });

  test("calculates with no doubloons", () => {
    expect(found(/doubloons[\w?.)]* [-+<>]=? |[^=] [-+<>]=? [\w?.(]*doubloons/g, ABOUT_PIECES)).toEqual([]);
  });

  test("finds nothing out from the paths of effects and changes", () => {
    const read = /(startsWith|endsWith|match|exec|test|split|slice)\(["'`/^]*(seats|goods|island|city)\b|[/`]\^?(seats|goods|island|city)\\+\./g;
    expect(found(read, READS_PATHS)).toEqual([]);
  });

  test("compares with no question, verb or expansion but these", () => {
    const questions = [...Object.keys(QUESTIONS), ...MOMENTS].map((name) => `["']${name}["']|\\b${name}:`).join("|");
    expect(found(new RegExp(questions, "g"), ABOUT_PIECES)).toEqual(ASKED);
    const verbs = Object.keys(VERBS).join("|");
    const compared = new RegExp(`verb [=!]== "(${verbs})"|verb\\??\\.startsWith|\\["(${verbs})"[\\],].*verb`, "g");
    expect(found(compared, ABOUT_PIECES)).toEqual(DONE);
    expect(found(new RegExp(`expansions\\.includes\\("(${EXPANSIONS.join("|")})"\\)`, "g"))).toEqual(PLAYED);
  });

  test("knows no table of numbers", () => {
    const rows = found(/\[\s*"?\d+"?(\s*,\s*"?\d+"?){3,}/g, /^(pieces|score|tutorial|start|hints)\//);
    expect(rows.filter((row) => !row.endsWith("[1, 2, 3, 4"))).toEqual([]); // the columns of buildings
  });
});
