import { expect, test } from "vitest";
import { readable } from "./settings.svelte";

test("what was chosen comes back", () => {
  const kept = readable({ theme: "dark", players: 3, level: "viceroy", expansions: ["nobles"], name: "Eva", motion: false });
  expect(kept).toMatchObject({ theme: "dark", players: 3, level: "viceroy", expansions: ["nobles"], name: "Eva", motion: false });
});

test.each([
  { theme: "pink" },
  { players: 7 },
  { players: "3" },
  { level: "emperor" },
  { expansions: ["dragons"] },
  { expansions: { length: 1 } },
  { name: "x".repeat(33) },
  { motion: null },
])("what makes no sense anymore is as if nothing had been chosen: %j", (kept) => {
  const usual = { ...readable(null), name: "" };
  expect({ ...readable(kept), name: "" }).toEqual(usual);
});

test.each([null, 3, "text", []])("%j is not a set of settings", (kept) => {
  expect(readable(kept).theme).toBe("auto");
});
