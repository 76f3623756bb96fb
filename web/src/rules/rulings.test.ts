import { expect, test } from "vitest";
import source from "../../../docs/rulings.md?raw";
import { matches, rulings, runs } from "./rulings";

const sections = rulings(source);
const everything = sections.flatMap(({ paragraphs }) => paragraphs);

test("every section and every numbered ruling has its anchor", () => {
  const ids = sections.slice(1).map(({ id }) => id);
  expect(ids).toContain("on-settler");
  expect(ids).toContain("on-options");
  expect(ids.every(Boolean)).toBe(true);
  const numbered = [...source.matchAll(/<a id="(a\d+)">/g)].map(([, id]) => id);
  expect(everything.map(({ id }) => id).filter(Boolean)).toEqual(expect.arrayContaining(numbered));
});

test("every link leads to something", () => {
  const known = new Set([...sections.map(({ id }) => id), ...everything.map(({ id }) => id)]);
  const tables = sections.flatMap(({ table }) => table?.rows.flat() ?? []);
  const links = [...everything.map((one) => one.runs), ...tables].flat().filter(({ look }) => look === "link");
  expect(links.length).toBeGreaterThan(10);
  for (const { to } of links) expect(known).toContain(to);
});

test("no mark of the source is left in the text", () => {
  for (const { text } of everything) expect(text).not.toMatch(/\*\*|<a |\]\(|`/);
});

test("the table of options is read whole", () => {
  const options = sections.at(-1)?.table;
  expect(options?.head).toHaveLength(4);
  expect(options?.rows.length).toBe(source.split("\n").filter((line) => line.startsWith("| `")).length);
});

test("marks are told apart", () => {
  expect(runs("**A1.** Yes, see [A2](#a2) and `x`. *Why:* so")).toEqual([
    { text: "A1.", look: "strong" },
    { text: " Yes, see ", look: "plain" },
    { text: "A2", look: "link", to: "a2" },
    { text: " and ", look: "plain" },
    { text: "x", look: "code" },
    { text: ". ", look: "plain" },
    { text: "Why:", look: "em" },
    { text: " so", look: "plain" },
  ]);
});

test("words are found in any order, without accents and in any case", () => {
  expect(matches("Die Gebäude kosten Dublonen", "dublonen gebaude")).toBe(true);
  expect(matches("Die Gebäude kosten Dublonen", "dublonen wald")).toBe(false);
});
