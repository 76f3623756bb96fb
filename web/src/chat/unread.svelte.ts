/** Unread chat lines. */

import { keep, recall } from "../lib/stored";
import type { LiveTable } from "../lib/table.svelte";
import { mutedAt } from "./muted.svelte";

let read = $state.raw<Record<string, number>>({});

function lastRead(game: string): number {
  return read[game] ?? Number(recall("session", `read.${game}`) ?? 0);
}

/** Return the number of unread lines by others. */
export function unread(table: LiveTable): number {
  const since = lastRead(table.game);
  const muted = mutedAt(table.game);
  return table.chat.filter(
    (line) => line.version > since && !muted.has(line.seat) && (line.seat === null || line.seat !== table.you),
  ).length;
}

/** Mark all lines as read. */
export function markRead(table: LiveTable): void {
  const last = table.chat.at(-1)?.version ?? 0;
  if (last <= lastRead(table.game)) return;
  read = { ...read, [table.game]: last };
  keep("session", `read.${table.game}`, last);
}
