/** Actions other than answers, as text. */

import { has, named, t } from "../lib/i18n.svelte";
import type { News } from "../lib/table.svelte";
import type { ShownLine } from "./lines";
import { type Company, player } from "./message_text";

// How many are shown.
const LAST = 3;
const KINDS = new Set(["undone", "sat", "left", "started", "stood_in", "given_back"]);

/** Return the latest news, newest last. */
export function newsLines(company: Company, news: readonly News[]): ShownLine[] {
  return news
    .filter(({ kind }) => KINDS.has(kind) && has(named("log", kind)))
    .slice(-LAST)
    .map(({ version, kind, seat, step }) => ({
      key: `news ${version}`,
      first: step,
      step,
      seats: seat === null ? [] : [seat],
      words: t(named("log", kind), { name: seat === null ? "" : player(company, seat) }),
      kind: "news",
    }));
}
