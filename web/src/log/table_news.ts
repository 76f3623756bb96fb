/** Actions other than answers, as text. */

import { has, named, t } from "../lib/i18n.svelte";
import type { News } from "../lib/table.svelte";
import { marked } from "./inline_pieces";
import type { ShownLine } from "./lines";
import { type Company, player } from "./message_text";

function words(company: Company, kind: string, seat: number | null): string {
  if (seat === null) return t(named("log", kind), { name: "" });
  const yours = named("you", kind);
  if (seat === company.you && has(yours)) return marked("emblem", seat, t(yours));
  return t(named("log", kind), { name: player(company, seat) });
}

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
      words: words(company, kind, seat),
      kind: "news",
    }));
}
