import { expect, test } from "vitest";
import { type Route, hashOf, parse, pasted } from "./router.svelte";

const GAME = "abcdefgh12";

const ROUTES: [string, Route][] = [
  ["#/", { name: "start" }],
  ["#/new", { name: "new" }],
  ["#/rules", { name: "rules" }],
  ["#/rules/captain_phase", { name: "rules", at: "captain_phase" }],
  ["#/tutorial", { name: "tutorial" }],
  ["#/settings", { name: "settings" }],
  ["#/puzzles", { name: "puzzles" }],
  ["#/puzzle/17-203", { name: "puzzle", puzzle: "17-203" }],
  [`#/game/${GAME}`, { name: "game", game: GAME }],
  [`#/watch/${GAME}`, { name: "watch", game: GAME }],
  [`#/join/${GAME}/x-_9`, { name: "join", game: GAME, invite: "x-_9" }],
  [`#/seat/${GAME}/s3cret`, { name: "seat", game: GAME, secret: "s3cret" }],
  [`#/replay/${GAME}/17`, { name: "replay", game: GAME, step: 17 }],
];

test.each(ROUTES)("%s leads there and back", (hash, route) => {
  expect(parse(hash)).toEqual(route);
  expect(hashOf(route)).toBe(hash);
});

test.each(["", "#", "/"])("an empty address %j is the start", (hash) => {
  expect(parse(hash)).toEqual({ name: "start" });
});

test.each(["#/nowhere", "#/game", "#/game/UPPERCASE1", "#/join/abcdefgh12", "#/join/abcdefgh12/a b", "#/new/abcdefgh12", "#/puzzle/17", "#/rules/a b"])(
  "%s leads nowhere",
  (hash) => {
    expect(parse(hash)).toEqual({ name: "lost" });
  },
);

test("a replay without a step begins at the start", () => {
  expect(parse(`#/replay/${GAME}`)).toEqual({ name: "replay", game: GAME, step: 0 });
});

test("a pasted link is understood, and so is the id of a game", () => {
  expect(pasted(`  http://table.example/pr/#/join/${GAME}/inv `)).toEqual({ name: "join", game: GAME, invite: "inv" });
  expect(pasted(GAME)).toEqual({ name: "watch", game: GAME });
  expect(pasted("hello")).toBeNull();
  expect(pasted("http://table.example/")).toBeNull();
});
