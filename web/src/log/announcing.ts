/** New lines of the log, read aloud. */

import { announce } from "../lib/announce.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { Moment, View } from "../lib/wire";
import { linesOf } from "./lines";
import { plainWords } from "./inline_pieces";

// A listener cannot skim, so only the last lines are read.
const MOST = 6;

interface Telling {
  wanted: number;
  stop: () => void;
}

const telling = new WeakMap<LiveTable, Telling>();

/**
 * Read new lines aloud from now on. Returns a function that stops it. Several parts of the page may ask for it: each
 * line is read once, until the last of them stops.
 */
export function tellNews(table: LiveTable): () => void {
  const now = telling.get(table) ?? { wanted: 0, stop: table.listen(read) };
  now.wanted += 1;
  telling.set(table, now);
  return () => {
    now.wanted -= 1;
    if (now.wanted) return;
    now.stop();
    telling.delete(table);
  };
}

function read(moments: Moment[], view: View): void {
  const lines = linesOf(view, moments).slice(-MOST);
  if (lines.length) announce(lines.map((line) => `${plainWords(line.words)}.`).join(" "));
}
