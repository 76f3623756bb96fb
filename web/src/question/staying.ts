/** Guests who stay where they are for the rest of a phase: then that is not asked again. */

import { isLastRound } from "../lib/last_round";
import type { View } from "../lib/wire";

/** The phase in which we are; null in the last round, since guests may move once more when its last phase is over. */
function phaseOf({ position }: Pick<View, "position">): string | null {
  return position && !isLastRound(position) ? `${position.round} ${position.role}` : null;
}

export class Staying {
  #phase: string | null = null;
  #steps = 0;
  #answered = -1;

  /** Is there a rest of the phase for which they could stay? Only the captain's has more than one such question. */
  static can(view: View): boolean {
    return view.question?.name === "GUESTS" && view.position?.role === "captain" && phaseOf(view) !== null;
  }

  begin(view: View): void {
    this.#phase = phaseOf(view);
    this.#steps = view.steps;
    this.#answered = view.moved;
  }

  /** The game stands here now; true if it asks what has been said for the whole phase, once for each question. */
  isAskedAgain(view: View): boolean {
    // Whoever takes something back wants to think again.
    if (this.#phase !== phaseOf(view) || view.steps < this.#steps) this.#phase = null;
    this.#steps = view.steps;
    const { question, you, paused, moved } = view;
    const isAsked = question?.name === "GUESTS" && question.seat === you && !paused && moved !== this.#answered;
    if (!isAsked || this.#phase === null) return false;
    this.#answered = moved;
    return true;
  }
}
