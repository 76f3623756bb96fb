/** New lines of the log, read aloud. */

import { announce } from "../lib/announce.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { Moment, View } from "../lib/wire";
import { plainWords } from "./marks";
import { tell } from "./tell";

// Whoever listens cannot skim: of a long stretch only the end is read.
const MOST = 6;

interface Telling {
  wanted: number;
  stop: () => void;
}

const telling = new WeakMap<LiveTable, Telling>();

/**
 * Read new lines aloud from now on; returns how to stop. For an effect of whatever shows a table: if several parts of
 * the page want it, the lines are read once, until the last of them stops.
 */
export function tellNews(table: LiveTable): () => void {
  const now = telling.get(table) ?? { wanted: 0, stop: table.listen((moments, view) => read(table, moments, view)) };
  now.wanted += 1;
  telling.set(table, now);
  return () => {
    now.wanted -= 1;
    if (now.wanted) return;
    now.stop();
    telling.delete(table);
  };
}

function read(table: LiveTable, moments: Moment[], view: View): void {
  // Where people stood before they were picked up was told by an earlier piece of news.
  const first = moments[0];
  const lifted = table.moments.findLast(({ step }) => first && step < first.step);
  const isPlaced = first?.question === "PLACE" && lifted?.question === "LIFT";
  const lines = tell(view, isPlaced ? [lifted, ...moments] : moments).slice(-MOST);
  if (lines.length) announce(lines.map((line) => `${plainWords(line.words)}.`).join(" "));
}
