import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "./draft.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("a draft is there after a reload", () => {
  new Draft("game1").set(7, "PLACE", { corn: 1 });
  expect(new Draft("game1").for(7, "PLACE")).toEqual({ corn: 1 });
});

test("a draft belongs to one game, one version and one question", () => {
  const draft = new Draft("game1");
  draft.set(7, "PLACE", { corn: 1 });
  expect(new Draft("game2").for(7, "PLACE")).toBeNull();
  expect(draft.for(8, "PLACE")).toBeNull();
  expect(draft.for(7, "STORE")).toBeNull();
});

test("a draft stays while others only talk, and goes when the game moves on", () => {
  const draft = new Draft("game1");
  draft.set(7, "PLACE", { corn: 1 });
  draft.moveOn(7, "PLACE");
  expect(draft.for(7, "PLACE")).not.toBeNull();
  draft.moveOn(9, "PLACE");
  expect(draft.for(7, "PLACE")).toBeNull();
  expect(new Draft("game1").for(7, "PLACE")).toBeNull();
});

test("without storage a draft lives as long as the page", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  const draft = new Draft("game1");
  draft.set(7, "PLACE", { corn: 1 });
  expect(draft.for(7, "PLACE")).toEqual({ corn: 1 });
});

test("what cannot be read is not a draft", () => {
  sessionStorage.setItem("puertorico.draft.game1", "{broken");
  expect(new Draft("game1").for(7, "PLACE")).toBeNull();
});
