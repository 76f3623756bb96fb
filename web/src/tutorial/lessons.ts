/** The lessons of the tutorial: texts, moments and pieces. */

import { GOODS, ROLES } from "../lib/game";
import type { View } from "../lib/wire";

/**
 * One thing to learn. `texts` are messages; `when` says whether this is the moment for it.
 * A lesson that explains a question stays until it is answered; others are dismissed with "next".
 */
export interface Lesson {
  id: string;
  texts: readonly string[];
  when: (view: View, had: readonly string[]) => boolean;
  /** Good answers for a beginner, best first; the first legal one gets the ring. */
  answers?: readonly string[];
  /** The part of the board that it explains. */
  shows?: string;
  /** Wait for "next" before the next lesson. */
  reads?: true;
}

function asks(view: View, ...questions: string[]): boolean {
  const asked = view.question;
  return asked !== null && asked.seat === view.you && questions.includes(asked.name);
}

function mine(view: View) {
  return view.you === null ? undefined : view.position?.seats[view.you];
}

function barrels(view: View): number {
  const goods = mine(view)?.goods;
  return goods ? GOODS.reduce((sum, good) => sum + goods[good], 0) : 0;
}

/** The length of the tutorial game in rounds. */
export const ROUNDS = 7;

/** The start of the tutorial game: two bots and a fixed row of plantations. */
export const TEXT = `puertorico 1
players: 3
expansions:
max_rounds: ${ROUNDS}

setup
  chance: turn corn
  chance: turn indigo
  chance: turn sugar
  chance: turn coffee
`;

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", texts: ["tutorial-welcome", "lesson-start"], when: () => true, reads: true },
  { id: "board", texts: ["lesson-board", "lesson-point"], when: () => true, reads: true },
  {
    id: "role",
    texts: ["tutorial-round", "tutorial-settler"],
    when: (view) => asks(view, "CHOOSE_ROLE"),
    answers: ["settler"],
  },
  {
    id: "settler",
    texts: ["lesson-take"],
    when: (view) => asks(view, "TAKE_TILE"),
    answers: ["take corn", "take indigo", "take sugar"],
  },
  {
    id: "mayor",
    texts: ["tutorial-mayor", "tutorial-place"],
    when: (view) => asks(view, "PLACE"),
    shows: ".mine .island [data-drop]",
  },
  {
    id: "builder",
    texts: ["tutorial-builder", "tutorial-production", "lesson-build"],
    when: (view) => asks(view, "BUILD"),
    answers: ["build small_indigo_plant", "build small_sugar_mill", "build small_market"],
  },
  {
    id: "craftsman",
    texts: ["tutorial-craftsman", "lesson-barrels"],
    when: (view) => barrels(view) > 0,
    shows: ".stock-part",
    reads: true,
  },
  {
    id: "trader",
    texts: ["tutorial-trader"],
    when: (view) => asks(view, "TRADE"),
    answers: ["sell coffee", "sell tobacco", "sell sugar", "sell indigo"],
  },
  { id: "captain", texts: ["tutorial-captain"], when: (view) => asks(view, "LOAD") },
  {
    id: "storage",
    texts: ["tutorial-storage", "lesson-storage"],
    // In a short game there may be nothing to choose; then it is explained after the first load.
    when: (view, had) => asks(view, "STORE") || (had.includes("captain") && asks(view, "CHOOSE_ROLE")),
    reads: true,
  },
  {
    id: "bonus",
    texts: ["tutorial-bonus"],
    when: (view) =>
      asks(view, "CHOOSE_ROLE") && Object.values(view.position?.roles ?? {}).some(({ doubloons }) => doubloons > 0),
    reads: true,
  },
  {
    id: "large",
    texts: ["tutorial-large"],
    when: (view) => asks(view, "BUILD") && (view.position?.round ?? 0) >= 4,
    reads: true,
  },
  {
    id: "end",
    texts: ["tutorial-end", "lesson-rounds"],
    when: (view) => (view.position?.round ?? 0) >= ROUNDS - 1,
    reads: true,
  },
  { id: "over", texts: ["lesson-over", "tutorial-done"], when: (view) => view.status === "over", reads: true },
];

/** Return the number of a lesson. The last one keeps its number even if others were skipped. */
export function progress(lesson: Lesson | null, had: readonly string[]): number {
  if (lesson === null) return had.includes("over") ? LESSONS.length : had.length;
  return lesson.id === "over" ? LESSONS.length : had.length + 1;
}

/** Return the next lesson that fits this moment, or null. */
export function lessonNow(view: View, had: readonly string[]): Lesson | null {
  if (view.status === "over") return LESSONS.find(({ id }) => id === "over" && !had.includes(id)) ?? null;
  return LESSONS.find((lesson) => lesson.id !== "over" && !had.includes(lesson.id) && lesson.when(view, had)) ?? null;
}

// A sensible order of roles for the start of a colony.
const ORDER = [
  { role: "settler", lesson: "settler", useful: () => true },
  { role: "builder", lesson: "builder", useful: (view: View) => (mine(view)?.doubloons ?? 0) > 0 },
  { role: "mayor", lesson: "mayor", useful: () => true },
  { role: "craftsman", lesson: "craftsman", useful: harvests },
  { role: "trader", lesson: "trader", useful: (view: View) => barrels(view) > 0 },
  { role: "captain", lesson: "captain", useful: (view: View) => barrels(view) > 0 },
];

/** Return whether a plantation of the player is occupied. */
function harvests(view: View): boolean {
  const island = mine(view)?.island ?? {};
  return GOODS.some((good) => (island[good]?.colonists ?? 0) > 0);
}

/** Return a useful role whose lesson is still to come, or null. */
export function roleToTry(view: View, had: readonly string[]): string | null {
  if (!asks(view, "CHOOSE_ROLE")) return null;
  const free = view.question?.answers?.map(({ text }) => text) ?? [];
  const found = ORDER.find(({ role, lesson, useful }) => !had.includes(lesson) && free.includes(role) && useful(view));
  return found?.role ?? null;
}

/** Return the answer that gets the ring: the advice of the lesson, or a role to try. */
export function answerToPress(view: View, lesson: Lesson | null, had: readonly string[]): string | null {
  const legal = view.question?.answers?.map(({ text }) => text) ?? [];
  if (lesson?.reads) return null;
  const advised = lesson?.answers?.find((answer) => legal.includes(answer));
  return advised ?? roleToTry(view, had);
}

/** Return whether the player chose the current role; null if it makes no difference. */
export function choseRole(view: View): boolean | null {
  const role = view.position?.role;
  if (!role || !(ROLES as readonly string[]).includes(role) || view.question?.name === "CHOOSE_ROLE") return null;
  const taken = view.position?.roles[role]?.taken ?? null;
  return taken === null ? null : taken === view.you;
}
