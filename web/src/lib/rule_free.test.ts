/** The page shows, counts and compares. Rules and the notation of answers are the server's; `game.ts` is generated. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILDINGS } from "./game";

const SOURCE = resolve(import.meta.dirname, "..");

// Drawings have the names of what they show; the tutorial is a script for one game.
const ABOUT_PIECES = /^(pieces|tutorial)\//;
const GENERATED = ["game", "position", "requests", "wire", "study"].map((name) => `lib/${name}.ts`);

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
    const shown = ["black_market", "guesthouse"];
    const used = found(new RegExp(`["'](${names})["']`, "g"), ABOUT_PIECES);
    expect(used.filter((match) => !shown.some((name) => match.includes(name)))).toEqual([]);
  });

  test("knows no table of numbers", () => {
    const rows = found(/\[\s*"?\d+"?(\s*,\s*"?\d+"?){3,}/g, /^(pieces|score|tutorial|start|hints)\//);
    expect(rows.filter((row) => !row.endsWith("[1, 2, 3, 4"))).toEqual([]); // the columns of buildings
  });
});
