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
import type { Play } from "./play.svelte";

export class Placing {
  #play: Play;
  /** The kind of person that a click on an empty circle places. */
  person = $state<Person>("colonist");

  constructor(play: Play) {
    this.#play = play;
  }

  get isOn(): boolean {
    return Boolean(this.#play.question?.placement);
  }

  /** The number of circles of each place. */
  get circles(): Record<string, number> {
    return this.#play.question?.placement?.circles ?? {};
  }

  /** Return whether people can be placed here now. */
  has(place: string): boolean {
    return this.isOn && place in this.circles;
  }

  before: Placement = $derived.by(() => fromArrangement(this.#play.question?.placement?.before ?? {}));

  placement: Placement = $derived.by(
    () => this.#play.table?.draft.for<Placement>(this.#play.view.moved, this.#play.question?.name ?? "") ?? this.before,
  );

  hand = $derived.by(() => inHand(this.#play.mine ? everyone(this.#play.mine) : NOBODY, this.placement));

  /** True if enough people are placed. */
  get isDone(): boolean {
    return placed(this.placement) === this.#play.question?.placement?.must;
  }

  set(placement: Placement): void {
    this.#play.note = "";
    this.#play.table?.draft.set(this.#play.view.moved, this.#play.question?.name ?? "", placement);
  }

  /** Empty or fill a pressed circle. */
  toggle(place: string, standing: Person | null): void {
    if (standing) return this.set(changed(this.placement, place, standing, -1));
    const person = this.#next();
    if (person) this.set(changed(this.placement, place, person, 1));
    else this.#play.note = t("mayor-nobody-left");
  }

  /** Move a person from a place, or from the hand (null), to another. */
  move(person: Person, from: string | null, to: string | null): void {
    if (from === to) return;
    let next = this.placement;
    if (from) next = changed(next, from, person, -1);
    if (to) {
      const there = at(next, to);
      if (there.colonists + there.nobles >= (this.circles[to] ?? 0)) {
        this.#play.note = this.#play.whyNotComplete("noRoom");
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
      this.#play.note = this.#play.whyNotComplete("tooFew");
      return;
    }
    this.#play.quiet();
    void this.#play.table?.arrange(toArrangement(this.placement));
  }
}
