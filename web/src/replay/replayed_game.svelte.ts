/** A replayed game: its moments, and its boards, which are loaded when shown. */

import { Refusal, api } from "../lib/api";
import type { Moment, StateView, View } from "../lib/wire";

const KEPT = 400;

export class ReplayedGame {
  readonly game: string;
  /** Seats and rules; its position is the current one. */
  table = $state.raw<View | null>(null);
  moments = $state.raw<Moment[]>([]);
  step = $state(0);
  shown = $state.raw<StateView | null>(null);
  trouble = $state.raw<Refusal | null>(null);

  #states = new Map<number, Promise<StateView>>();

  constructor(game: string) {
    this.game = game;
  }

  get steps(): number {
    return this.moments.at(-1)?.step ?? 0;
  }

  /** The table after the shown step. */
  get view(): View | null {
    if (!this.table || !this.shown) return null;
    const { position, step } = this.shown;
    const over = this.table.status === "over" && step === this.steps;
    return {
      ...this.table,
      position,
      steps: step,
      question: null,
      takeback: null,
      can_undo: false,
      can_ask_takeback: false,
      status: over ? "over" : "playing",
      scores: over ? this.table.scores : null,
      winners: over ? this.table.winners : null,
      verdict: over ? this.table.verdict : null,
    };
  }

  async load(step: number): Promise<void> {
    this.trouble = null;
    try {
      const [table, moments] = await Promise.all([api.view(this.game), api.log(this.game)]);
      this.table = table;
      this.moments = moments;
      await this.show(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
    }
  }

  /** Load what has happened since in a running game. */
  async more(): Promise<void> {
    const news = await api.log(this.game, this.steps);
    if (news.length) this.moments = [...this.moments, ...news];
    this.table = await api.view(this.game);
  }

  /** Go to a step within the game. If several calls come quickly, only the last is shown. Prefetches `next`. */
  async show(step: number, next = step + 1): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.steps));
    const wanted = this.step;
    try {
      const state = await this.#state(wanted);
      if (this.step !== wanted) return;
      this.shown = state;
      this.trouble = null;
      // Prefetch the next board.
      if (next <= this.steps) void this.#state(next).catch(() => {});
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.step === wanted) this.trouble = error;
    }
  }

  #state(step: number): Promise<StateView> {
    let found = this.#states.get(step);
    if (!found) {
      found = api.state(this.game, step);
      found.catch(() => this.#states.delete(step));
      if (this.#states.size >= KEPT) this.#states.clear();
      this.#states.set(step, found);
    }
    return found;
  }
}
