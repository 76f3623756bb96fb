/** Guests who stay where they are for the rest of a phase: then that is not asked again. */

import type { View } from "../lib/wire";

function phaseOf({ position }: Pick<View, "position">): string | null {
  return position ? `${position.round} ${position.role}` : null;
}

export class Staying {
  #phase: string | null = null;
  #steps = 0;
  #answered = -1;

  /** Is there a rest of the phase for which they could stay? */
  static can({ question }: View): boolean {
    return question?.repeats === true;
  }

  begin(view: View): void {
    this.#phase = phaseOf(view);
    this.#steps = view.steps;
    this.#answered = view.moved;
  }

  /** Take note of the current view. Returns true, once per question, if it asks what was answered for the whole phase. */
  isAskedAgain(view: View): boolean {
    // A player who takes something back wants to think again.
    if (this.#phase !== phaseOf(view) || view.steps < this.#steps) this.#phase = null;
    this.#steps = view.steps;
    const { question, you, paused, moved } = view;
    const isAsked = question?.repeats === true && question.seat === you && !paused && moved !== this.#answered;
    if (!isAsked || this.#phase === null) return false;
    this.#answered = moved;
    return true;
  }
}
