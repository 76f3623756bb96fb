/** An arrangement that is not sent yet. It survives a reload and ends when the game moves on. */

import { keep, recall } from "./stored";

interface Kept {
  moved: number;
  question: string;
  value: unknown;
}

export class Unsent {
  #key: string;
  #kept = $state.raw<Kept | null>(null);

  constructor(game: string) {
    this.#key = `unsent.${game}`;
    const kept = recall("session", this.#key) as Kept | null;
    this.#kept = typeof kept?.moved === "number" ? kept : null;
  }

  /** Return what was arranged for this question of this version of the game, or null. */
  for<T>(moved: number, question: string): T | null {
    const kept = this.#kept;
    return kept && kept.moved === moved && kept.question === question ? (kept.value as T) : null;
  }

  set(moved: number, question: string, value: unknown): void {
    this.#keep({ moved, question, value });
  }

  /** Drop what was arranged for an earlier question. */
  moveOn(moved: number, question: string | null): void {
    if (this.#kept && (this.#kept.moved !== moved || this.#kept.question !== question)) this.clear();
  }

  clear(): void {
    this.#keep(null);
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    keep("session", this.#key, kept);
  }
}
