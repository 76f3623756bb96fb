/** The log in chapters: rounds with their phases. */

import { ROLE_OF_CARD } from "../lib/game";
import { language } from "../lib/i18n.svelte";
import type { Message, Moment } from "../lib/wire";
import { type ShownLine, linesOf } from "./lines";
import { without } from "./inline_pieces";
import { type Company, messageText } from "./message_text";

/** The lines of a phase; `heading` says who chose the role, and is missing for the setup. */
export interface Phase {
  key: string;
  role: string | null;
  heading: ShownLine | null;
  lines: ShownLine[];
}

export interface Chapter {
  round: number;
  words: string;
  step: number;
  phases: Phase[];
}

/** A filter by seat and by role; null means all. */
export interface Filter {
  seat: number | null;
  role: string | null;
}

function isRole({ answer }: Moment): boolean {
  return answer.verb === "role";
}

interface Stretch {
  moments: Moment[];
  role: string | null;
}

/** Split moments into phases and starts of rounds. */
function stretches(moments: readonly Moment[]): (Stretch | Moment)[] {
  const found: (Stretch | Moment)[] = [];
  let open: Stretch | null = null;
  for (const moment of moments) {
    if (moment.question === "NEW_ROUND") {
      found.push(moment);
      open = null;
      continue;
    }
    if (open === null || isRole(moment)) {
      open = { moments: [], role: isRole(moment) ? (moment.answer.thing ?? null) : null };
      found.push(open);
    }
    open.moments.push(moment);
  }
  return found;
}

/** Return the whole log. A started game has at least one chapter. */
export function chapters(company: Company, moments: readonly Moment[], opening: Message | null = null): Chapter[] {
  const readers = JSON.stringify([language(), company.you, company.seats.map(({ kind, name }) => [kind, name])]);
  const found: Chapter[] = [
    { round: Number(opening?.[2]["round"] ?? 1), step: 0, words: opening ? messageText(company, opening) : "", phases: [] },
  ];
  for (const part of stretches(moments)) {
    if ("moments" in part) {
      const phase = phaseKept(company, part, readers);
      if (phase.heading || phase.lines.length) found.at(-1)?.phases.push(phase);
    } else {
      const [line] = linesOf(company, [part]);
      const round = Number(part.changes?.["round"]?.[1] ?? found.length + 1);
      found.push({ round, step: part.step, words: line?.words ?? "", phases: [] });
    }
  }
  return found;
}

// Cache the text of each phase: a long game has thousands of lines.
const kept = new WeakMap<Moment, { readers: string; last: Moment | undefined; phase: Phase }>();

function phaseKept(company: Company, stretch: Stretch, readers: string): Phase {
  const [first] = stretch.moments;
  const last = stretch.moments.at(-1);
  const before = first && kept.get(first);
  if (before?.readers === readers && before.last === last) return before.phase;
  const phase = phaseOf(company, stretch);
  if (first) kept.set(first, { readers, last, phase });
  return phase;
}

function phaseOf(company: Company, { moments, role }: Stretch): Phase {
  const lines = linesOf(company, moments);
  const heading = role === null ? null : (lines.shift() ?? null);
  if (heading) heading.words = without("role", heading.words);
  return { key: `${moments[0]?.step}`, role, heading, lines };
}

/** Return the lines that match the filter. A phase with a matching line keeps its heading. */
export function filtered(all: readonly Chapter[], { seat, role }: Filter): Chapter[] {
  if (seat === null && role === null) return [...all];
  const isMeant = (line: ShownLine): boolean => seat === null || line.seats.includes(seat);
  const found: Chapter[] = [];
  for (const chapter of all) {
    const phases = chapter.phases
      .filter((phase) => role === null || (phase.role !== null && ROLE_OF_CARD[phase.role] === role))
      .map((phase) => ({ ...phase, lines: phase.lines.filter(isMeant) }))
      .filter((phase) => phase.lines.length || (phase.heading && isMeant(phase.heading)));
    if (phases.length) found.push({ ...chapter, phases });
  }
  return found;
}

/** Merge table events into the log where they happened, except those undone later. */
export function withNews(all: readonly Chapter[], news: readonly ShownLine[]): Chapter[] {
  const found = all.map((chapter) => ({ ...chapter, phases: [...chapter.phases] }));
  let until = Infinity;
  for (const line of news.toReversed()) {
    until = Math.min(until, line.step);
    insert(found, line, until);
  }
  return found;
}

function insert(all: readonly Chapter[], line: ShownLine, step: number): void {
  const chapter = all.findLast(({ phases }) => phases.some(({ key }) => Number(key) <= step)) ?? all[0];
  const at = chapter?.phases.findLastIndex(({ key }) => Number(key) <= step) ?? -1;
  const phase = chapter?.phases[at];
  if (!phase) chapter?.phases.unshift({ key: line.key, role: null, heading: null, lines: [line] });
  else {
    const after = phase.lines.findLastIndex((told) => told.kind !== "news" && told.step <= step) + 1;
    chapter.phases[at] = { ...phase, lines: phase.lines.toSpliced(after, 0, line) };
  }
}
