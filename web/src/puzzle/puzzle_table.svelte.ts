/** A puzzle as a table: the board and the question are those of a game, and an answer ends it. */

import { otherNames } from "../lib/names";
import { settings } from "../lib/settings.svelte";
import { LiveTable } from "../lib/table.svelte";
import type { PuzzleView, SolutionView } from "../lib/study";
import type { AnswerView, View } from "../lib/wire";

const PLAYERS = "governor";

function viewOf({ puzzle, rules, steps, since, position, question }: PuzzleView): View {
  const seat = { stand_in: null, connected: true, muted: false, seconds: null };
  const names = otherNames(settings.name);
  const bot = { ...seat, kind: "bot" as const, bot: PLAYERS };
  const me = { ...seat, kind: "person" as const, name: settings.name || null, bot: null };
  return {
    game: puzzle.id,
    version: 1,
    moved: 1,
    status: "playing",
    you: question.seat,
    host: false,
    now: 0,
    rules,
    settings: {
      clock: { kind: "none", minutes: 30, increment: 10, days: 3 },
      public: false,
      watchers: true,
      hints: false,
      random_seats: false,
      pace: "normal",
      stand_in: PLAYERS,
      grace: 120,
    },
    seats: position.seats.map((_, number) => (number === question.seat ? me : { ...bot, name: names[number] ?? null })),
    watching: 0,
    paused: false,
    steps,
    since,
    can_undo: false,
    can_ask_takeback: false,
    position,
    question,
    takeback: null,
    scores: null,
    winners: null,
    opening: null,
    verdict: null,
    rematch: null,
    invite: null,
    chance: null,
    read_only: false,
    host_seat: null,
    bot_in: null,
  };
}

export class PuzzleTable extends LiveTable {
  override readonly hasMenu = false;
  readonly puzzle: PuzzleView;
  /** The answer that was given. */
  chosen = $state.raw<AnswerView | null>(null);

  constructor(puzzle: PuzzleView) {
    super(puzzle.puzzle.id);
    this.puzzle = puzzle;
    this.view = viewOf(puzzle);
    this.moments = puzzle.moments;
    this.connection = "open";
  }

  /** What is said about the answer that was given. */
  get solution(): SolutionView | null {
    return this.puzzle.solutions[this.chosen?.text ?? ""] ?? null;
  }

  get isRight(): boolean {
    return this.solution?.is_right ?? false;
  }

  /** From 1 to 5. */
  get difficulty(): number {
    return this.puzzle.puzzle.missed_by.length;
  }

  override answer(text: string): Promise<boolean> {
    this.chosen = this.puzzle.question.answers?.find((answer) => answer.text === text) ?? null;
    if (this.view && this.chosen) this.view = { ...this.view, question: null };
    return Promise.resolve(this.chosen !== null);
  }

  override answers([first = ""]: string[]): Promise<boolean> {
    return this.answer(first);
  }
}
