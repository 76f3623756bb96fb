/** Every message used in the source exists in English; a Python test checks that other languages have the same ones. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { BUILDINGS, EXPANSIONS, GOODS, LEVELS, REASONS, ROLES } from "./game";
import { Refusal, errorText } from "./api";
import { has, named, speak, loadExtraWords } from "./i18n.svelte";

const SOURCE = resolve(import.meta.dirname, "..");

/** The source files of the page without its tests, by their names. */
function sources(): [string, string][] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(SOURCE, name), "utf-8")]);
}

/** What is between the parentheses of each call of a function. */
function calls(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\(`, "g"))].map(({ index }) => {
    const start = index + name.length + 1;
    let end = start;
    for (let depth = 1; depth > 0 && end < text.length; end++) {
      if ("([{".includes(text.charAt(end))) depth++;
      else if (")]}".includes(text.charAt(end))) depth--;
    }
    return text.slice(start, end - 1);
  });
}

/** The first argument of a call. */
function first(call: string): string {
  let depth = 0;
  for (let end = 0; end < call.length; end++) {
    if ("([{".includes(call.charAt(end))) depth++;
    else if (")]}".includes(call.charAt(end))) depth--;
    else if (call.charAt(end) === "," && depth === 0) return call.slice(0, end);
  }
  return call;
}

/** The texts in an expression that may be its value: not those that it compares with or gives to other functions. */
function literals(expression: string): string[] {
  let values = expression.replaceAll(/[=!]==\s*["'][^"']*["']/g, "");
  for (let before = ""; before !== values; ) {
    before = values;
    values = values.replaceAll(/(\w?)\(([^()]*)\)/g, (_, called: string, inside: string) => called || inside);
  }
  return [...values.matchAll(/(?<!\[)["']([a-z][\w.-]*)["']/g)].map((match) => match[1] as string);
}

beforeAll(() => speak("en").then(loadExtraWords));

test("every message that the source names is there", () => {
  const missing: string[] = [];
  let found = 0;
  for (const [file, text] of sources()) {
    for (const call of [...calls(text, "t"), ...calls(text, "has")]) {
      for (const id of literals(first(call))) {
        found++;
        if (!has(id)) missing.push(`${file}: ${id}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(found).toBeGreaterThan(200);
});

test("every kind of thing that the source names has messages", () => {
  const things: Record<string, readonly string[]> = {
    bot: LEVELS,
    building: Object.keys(BUILDINGS),
    expansion: EXPANSIONS,
    good: GOODS,
    role: ROLES,
    why: REASONS,
  };
  for (const [kind, names] of Object.entries(things)) {
    for (const name of names) expect(has(named(kind, name)), `${kind} ${name}`).toBe(true);
  }
});

test("a refusal is told by its reason, else by what was not possible, else by its kind", () => {
  const told = (status: number, reason: string, english = ""): string => errorText(new Refusal(status, reason, english));
  expect(told(409, "stale")).toBe("The game has moved on. This is the current position.");
  expect(told(422, "too_expensive")).toBe("That is not possible: not enough doubloons");
  expect(told(422, "invalid_text", "line 3 is empty")).toBe("This game text cannot be read: line 3 is empty");
  expect(told(0, "unreachable")).toMatch(/^Connection lost/);
  expect(told(404, "no_such_thing")).toBe("Table not found. The link may be incomplete.");
  expect(told(418, "teapot")).toBe("Something went wrong. Please try again.");
  expect(errorText(new Error("x"))).toBe("Something went wrong. Please try again.");
});
