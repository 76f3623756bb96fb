/** The mayor's placement, arranged on the board and sent as a whole. It survives a reload. */

import { t } from "../lib/i18n.svelte";
import {
  NOBODY,
  type Person,
  type Placement,
  at,
  changed,
  everyone,
  fromArrangement,
  inHand,
  placed,
  toArrangement,
} from "./mayor";
import type { Answering } from "./answering.svelte";

export class Placing {
  #answering: Answering;
  /** The kind of person that a click on an empty circle places. */
  person = $state<Person>("colonist");

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  get isOn(): boolean {
    return Boolean(this.#answering.question?.placement);
  }

  /** The number of circles of each place. */
  get circles(): Record<string, number> {
    return this.#answering.question?.placement?.circles ?? {};
  }

  /** Return whether people can be placed here now. */
  has(place: string): boolean {
    return this.isOn && place in this.circles;
  }

  before: Placement = $derived.by(() => fromArrangement(this.#answering.question?.placement?.before ?? {}));

  placement: Placement = $derived.by(
    () => this.#answering.table?.unsent.for<Placement>(this.#answering.view.moved, this.#answering.question?.name ?? "") ?? this.before,
  );

  hand = $derived.by(() => inHand(this.#answering.mine ? everyone(this.#answering.mine) : NOBODY, this.placement));

  /** True if enough people are placed. */
  get isDone(): boolean {
    return placed(this.placement) === this.#answering.question?.placement?.must;
  }

  set(placement: Placement): void {
    this.#answering.note = "";
    this.#answering.table?.unsent.set(this.#answering.view.moved, this.#answering.question?.name ?? "", placement);
  }

  /** Empty or fill a pressed circle. */
  toggle(place: string, standing: Person | null): void {
    if (standing) return this.set(changed(this.placement, place, standing, -1));
    const person = this.#next();
    if (person) this.set(changed(this.placement, place, person, 1));
    else this.#answering.note = t("mayor-nobody-left");
  }

  /** Move a person from a place, or from the hand (null), to another. */
  move(person: Person, from: string | null, to: string | null): void {
    if (from === to) return;
    let next = this.placement;
    if (from) next = changed(next, from, person, -1);
    if (to) {
      const there = at(next, to);
      if (there.colonists + there.nobles >= (this.circles[to] ?? 0)) {
        this.#answering.note = this.#answering.whyNotComplete("noRoom");
        return;
      }
      next = changed(next, to, person, 1);
    }
    this.set(next);
  }

  #next(): Person | null {
    const { colonists, nobles } = this.hand;
    if (this.person === "noble" && nobles > 0) return "noble";
    return colonists > 0 ? "colonist" : nobles > 0 ? "noble" : null;
  }

  send(): void {
    if (!this.isDone) {
      this.#answering.note = this.#answering.whyNotComplete("tooFew");
      return;
    }
    this.#answering.quiet();
    void this.#answering.table?.arrange(toArrangement(this.placement));
  }
}
