/** Guests who stay for the rest of a phase, so that the player is not asked again. */

import type { View } from "../lib/wire";

function phaseOf({ position }: Pick<View, "position">): string | null {
  return position ? `${position.round} ${position.role}` : null;
}

export class Staying {
  #phase: string | null = null;
  #steps = 0;
  #answered = -1;

  /** True if guests may be asked for again in this phase. */
  static can({ question }: View): boolean {
    return question?.repeats === true;
  }

  begin(view: View): void {
    this.#phase = phaseOf(view);
    this.#steps = view.steps;
    this.#answered = view.moved;
  }

  /** Note the current view. Return true, once per question, if it was answered for the whole phase. */
  isAskedAgain(view: View): boolean {
    // After an undo the player wants to decide again.
    if (this.#phase !== phaseOf(view) || view.steps < this.#steps) this.#phase = null;
    this.#steps = view.steps;
    const { question, you, paused, moved } = view;
    const isAsked = question?.repeats === true && question.seat === you && !paused && moved !== this.#answered;
    if (!isAsked || this.#phase === null) return false;
    this.#answered = moved;
    return true;
  }
}
