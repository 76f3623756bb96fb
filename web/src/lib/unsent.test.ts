import { beforeEach, expect, test, vi } from "vitest";
import { Unsent } from "./unsent.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("an arrangement is there after a reload", () => {
  new Unsent("game1").set(7, "PLACE", { corn: 1 });
  expect(new Unsent("game1").for(7, "PLACE")).toEqual({ corn: 1 });
});

test("an arrangement belongs to one game, one version and one question", () => {
  const unsent = new Unsent("game1");
  unsent.set(7, "PLACE", { corn: 1 });
  expect(new Unsent("game2").for(7, "PLACE")).toBeNull();
  expect(unsent.for(8, "PLACE")).toBeNull();
  expect(unsent.for(7, "STORE")).toBeNull();
});

test("an arrangement stays while others only talk, and goes when the game moves on", () => {
  const unsent = new Unsent("game1");
  unsent.set(7, "PLACE", { corn: 1 });
  unsent.moveOn(7, "PLACE");
  expect(unsent.for(7, "PLACE")).not.toBeNull();
  unsent.moveOn(9, "PLACE");
  expect(unsent.for(7, "PLACE")).toBeNull();
  expect(new Unsent("game1").for(7, "PLACE")).toBeNull();
});

test("without storage an arrangement lives as long as the page", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  const unsent = new Unsent("game1");
  unsent.set(7, "PLACE", { corn: 1 });
  expect(unsent.for(7, "PLACE")).toEqual({ corn: 1 });
});

test("what cannot be read is not an arrangement", () => {
  sessionStorage.setItem("puertorico.unsent.game1", "{broken");
  expect(new Unsent("game1").for(7, "PLACE")).toBeNull();
});
