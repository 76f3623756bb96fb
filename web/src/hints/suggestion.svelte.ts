/** Hints from the server, for the hint panel and for filling in arrangements. */

import { Refusal, api } from "../lib/api";
import type { LiveTable } from "../lib/table.svelte";
import type { HintView } from "../lib/study";
import { finished } from "./jobs";

/** A hint, and the version of the game that it was made for. */
export interface Suggestion extends HintView {
  moved: number;
}

interface Hints {
  latest: Suggestion | null;
  thinking: boolean;
  trouble: Refusal | null;
}

/** The latest hint, whether one is being computed, and the last error. */
export const suggestion: Hints = $state({ latest: null, thinking: false, trouble: null });

let waiting: AbortController | null = null;
let asked: { key: string; answer: Promise<Suggestion | null> } | null = null;

/**
 * What a bot would answer, with reasons; null if the game has moved on, or if there is no hint and
 * `suggestion.trouble` says why. Asking twice for the same question asks the server once.
 *
 * `arrangement` is a whole placement, `answers` a whole storage.
 */
export function suggest(table: LiveTable): Promise<Suggestion | null> {
  const moved = table.view?.moved ?? 0;
  const key = `${table.game} ${moved}`;
  if (asked?.key !== key || suggestion.trouble) asked = { key, answer: ask(table, moved) };
  return asked.answer;
}

async function ask(table: LiveTable, moved: number): Promise<Suggestion | null> {
  waiting?.abort();
  const mine = (waiting = new AbortController());
  Object.assign(suggestion, { latest: null, thinking: true, trouble: null });
  try {
    const hint = await finished<HintView>(table.game, await api.hint(table.game), mine.signal);
    if (hint === null || mine.signal.aborted) return null;
    const found = { ...hint, moved };
    suggestion.latest = found;
    return table.view?.moved === moved ? found : null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (waiting === mine) suggestion.trouble = error;
    return null;
  } finally {
    if (waiting === mine) suggestion.thinking = false;
  }
}
