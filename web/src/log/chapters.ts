/** The log in chapters: rounds, and in them the phases of the roles. */

import { ROLES } from "../lib/game";
import { language } from "../lib/i18n.svelte";
import type { Moment } from "../lib/wire";
import { without } from "./marks";
import { type Company, type Line, roundWords, tell } from "./tell";

/** What happened in a role's phase; `heading` tells who chose the role. Before the first there is only the setup. */
export interface Phase {
  key: string;
  role: string | null;
  heading: Line | null;
  lines: Line[];
}

export interface Chapter {
  round: number;
  words: string;
  step: number;
  phases: Phase[];
}

/** Which lines are shown: of a seat, and of the phases of a role; null stands for all. */
export interface Filter {
  seat: number | null;
  role: string | null;
}

function isRole(moment: Moment): boolean {
  return moment.question === "CHOOSE_ROLE" && (ROLES as readonly string[]).includes(moment.answer);
}

interface Stretch {
  moments: Moment[];
  role: string | null;
}

/** The moments of each phase, and the moments with which rounds begin. */
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
      open = { moments: [], role: isRole(moment) ? moment.answer : null };
      found.push(open);
    }
    open.moments.push(moment);
  }
  return found;
}

/** The whole log. A game that has begun has at least one chapter. */
export function chapters(company: Company, moments: readonly Moment[]): Chapter[] {
  const first = moments.find(isRole);
  const told = JSON.stringify([language(), company.you, company.seats.map(({ kind, name }) => [kind, name])]);
  const found: Chapter[] = [
    { round: 1, step: 0, words: first ? roundWords(company, 1, first.seat) : "", phases: [] },
  ];
  for (const part of stretches(moments)) {
    if ("moments" in part) {
      const phase = phaseKept(company, part, told);
      if (phase.heading || phase.lines.length) found.at(-1)?.phases.push(phase);
    } else {
      const line = tell(company, [part])[0];
      const round = Number(part.changes?.["round"]?.[1] ?? found.length + 1);
      found.push({ round, step: part.step, words: line?.words ?? "", phases: [] });
    }
  }
  return found;
}

// A phase is told again only if it has grown, or is told to others: a long game has thousands of lines.
const kept = new WeakMap<Moment, { told: string; last: Moment | undefined; phase: Phase }>();

function phaseKept(company: Company, stretch: Stretch, told: string): Phase {
  const [first] = stretch.moments;
  const last = stretch.moments.at(-1);
  const before = first && kept.get(first);
  if (before?.told === told && before.last === last) return before.phase;
  const phase = phaseOf(company, stretch);
  if (first) kept.set(first, { told, last, phase });
  return phase;
}

function phaseOf(company: Company, { moments, role }: Stretch): Phase {
  const lines = tell(company, moments);
  const heading = role === null ? null : (lines.shift() ?? null);
  if (heading) heading.words = without("role", heading.words);
  return { key: `${moments[0]?.step}`, role, heading, lines };
}

/** Only what the filter lets through; a phase stays with its heading as long as it has anything to say. */
export function filtered(all: readonly Chapter[], { seat, role }: Filter): Chapter[] {
  if (seat === null && role === null) return [...all];
  const isMeant = (line: Line): boolean => seat === null || line.seats.includes(seat);
  const found: Chapter[] = [];
  for (const chapter of all) {
    const phases = chapter.phases
      .filter((phase) => role === null || phase.role?.startsWith(role))
      .map((phase) => ({ ...phase, lines: phase.lines.filter(isMeant) }))
      .filter((phase) => phase.lines.length || (phase.heading && isMeant(phase.heading)));
    if (phases.length) found.push({ ...chapter, phases });
  }
  return found;
}

/** The log with the news, each where it happened; what was taken back later has not happened in between. */
export function withNews(all: readonly Chapter[], news: readonly Line[]): Chapter[] {
  const found = all.map((chapter) => ({ ...chapter, phases: [...chapter.phases] }));
  let until = Infinity;
  for (const line of news.toReversed()) {
    until = Math.min(until, line.step);
    insert(found, line, until);
  }
  return found;
}

function insert(all: readonly Chapter[], line: Line, step: number): void {
  const chapter = all.findLast(({ phases }) => phases.some(({ key }) => Number(key) <= step)) ?? all[0];
  const at = chapter?.phases.findLastIndex(({ key }) => Number(key) <= step) ?? -1;
  const phase = chapter?.phases[at];
  if (!phase) chapter?.phases.unshift({ key: line.key, role: null, heading: null, lines: [line] });
  else {
    const after = phase.lines.findLastIndex((told) => told.question !== line.question && told.step <= step) + 1;
    chapter.phases[at] = { ...phase, lines: phase.lines.toSpliced(after, 0, line) };
  }
}
