import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { isKept, noteCommitment } from "./chance";
import type { ChanceView, View } from "./wire";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

function view(chance: ChanceView | null): View {
  return { game: "abcdefghjk", chance } as unknown as View;
}

const made = { commitment: hash("sea:9007199254740993") };
const published = { ...made, seed: "9007199254740993", salt: "sea", draws: 40 };

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.sessionStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
  noteCommitment(view(made));
});

test("a seed and a salt that hash to the commitment we saw at the start are accepted", async () => {
  expect(await isKept(view(published))).toBe(true);
});

test.each([
  ["nothing is published", made],
  ["another seed is published", { ...published, seed: "9007199254740994" }],
  ["another commitment is published with its own seed", { ...published, commitment: hash("sea:1"), seed: "1" }],
  ["the server found a draw that does not follow", { ...published, broken: "draw 3" }],
])("the draws are not confirmed if %s", async (_, chance) => {
  noteCommitment(view(chance));
  expect(await isKept(view(chance))).toBe(false);
});
