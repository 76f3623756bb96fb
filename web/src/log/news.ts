/** What people did apart from answering, in sentences. */

import { has, named, t } from "../lib/i18n.svelte";
import type { News } from "../lib/table.svelte";
import { type Company, type Line, player } from "./tell";

// Older news are of no use to anybody.
const LAST = 3;
const KINDS = new Set(["undone", "sat", "left", "started", "stood_in", "given_back"]);

/** What the lines about news have instead of a question. */
export const NEWS = "NEWS";

/** The last of the news that have words, newest last. */
export function newsLines(company: Company, news: readonly News[]): Line[] {
  return news
    .filter(({ kind }) => KINDS.has(kind) && has(named("log", kind)))
    .slice(-LAST)
    .map(({ version, kind, seat, step }) => ({
      key: `news ${version}`,
      step,
      seats: seat === null ? [] : [seat],
      question: NEWS,
      words: t(named("log", kind), { name: seat === null ? "" : player(company, seat) }),
      skipped: false,
    }));
}
