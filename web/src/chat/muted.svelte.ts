/** Seats muted by this player only, kept in the browser. */

import { keep, recall } from "../lib/stored";

export class Muted {
  #key: string;
  #seats = $state.raw<readonly number[]>([]);

  constructor(game: string) {
    this.#key = `muted.${game}`;
    const kept = recall("local", this.#key);
    if (Array.isArray(kept)) this.#seats = kept.filter((seat) => Number.isInteger(seat));
  }

  has(seat: number | null): boolean {
    return seat !== null && this.#seats.includes(seat);
  }

  toggle(seat: number): void {
    this.#seats = this.has(seat) ? this.#seats.filter((other) => other !== seat) : [...this.#seats, seat];
    keep("local", this.#key, this.#seats.length ? this.#seats : null);
  }
}

const known = new Map<string, Muted>();

/** Return the muted seats of a table, always as the same object. */
export function mutedAt(game: string): Muted {
  let found = known.get(game);
  if (!found) known.set(game, (found = new Muted(game)));
  return found;
}
