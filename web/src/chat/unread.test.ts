import { expect, test } from "vitest";
import type { LiveTable } from "../lib/table.svelte";
import type { ChatLine } from "../lib/wire";
import { mutedAt } from "./muted.svelte";
import { markRead, unread } from "./unread.svelte";

function line(version: number, seat: number | null): ChatLine {
  return { version, at: 0, seat, name: "Bruno", text: "hello" };
}

function table(game: string, chat: ChatLine[]): LiveTable {
  return { game, chat, you: 0 } as unknown as LiveTable;
}

test("what others have said is unread until it is seen; what we said is not", () => {
  const first = table("abcdefghij", [line(3, 1), line(4, 0), line(5, null)]);
  expect(unread(first)).toBe(2);
  markRead(first);
  expect(unread(first)).toBe(0);
  expect(unread(table("abcdefghij", [...first.chat, line(8, 1)]))).toBe(1);
});

test("a muted player is not counted, and is heard again afterwards", () => {
  const said = table("klmnopqrst", [line(3, 1), line(4, 2)]);
  mutedAt("klmnopqrst").toggle(1);
  expect(unread(said)).toBe(1);
  mutedAt("klmnopqrst").toggle(1);
  expect(unread(said)).toBe(2);
});
