/** A payment at the Black Market that takes more than one thing: chosen in any order, sent once. */

import type { AnswerParts, AnswerView, QuestionView } from "../lib/wire";
import type { Play } from "./play.svelte";
import { GROUPS, chosenWith, freed, groupOf, inOrder } from "./payment";

export class Payment {
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  get #left(): number {
    return this.#play.question?.payment?.left ?? 0;
  }

  get #missing(): number {
    return this.#left - (this.#play.mine?.doubloons ?? 0);
  }

  /** Doubloons that are at hand are replaced too only where the strict rule is off. */
  get #most(): number {
    return this.#play.view.position?.rules["black_market_strict"] === false ? this.#left : this.#missing;
  }

  /** Where one thing is enough, it is given as soon as it is pressed. */
  get isOn(): boolean {
    return this.#play.question?.name === "BLACK_MARKET" && this.#most > 1 && !this.#play.isPlain;
  }

  question: QuestionView | null = $derived.by(() => (this.#play.question ? freed(this.#play.question) : null));

  chosen: AnswerParts[] = $derived.by(
    () => this.#play.table?.draft.for<AnswerParts[]>(this.#play.view.moved, "BLACK_MARKET") ?? [],
  );

  /** What can be given, in groups of which each gives one. */
  get groups(): AnswerView[][] {
    const answers = this.question?.answers ?? [];
    const groups = GROUPS.map((group) => answers.filter((answer) => groupOf(answer) === group));
    return groups.filter((group) => group.length);
  }

  /** How many doubloons the chosen things leave missing. */
  get missing(): number {
    return this.#missing - (this.isOn ? this.chosen.length : 0);
  }

  press(answer: AnswerParts): void {
    if (!groupOf(answer)) return;
    this.#play.table?.draft.set(this.#play.view.moved, "BLACK_MARKET", chosenWith(this.chosen, answer, this.#most));
  }

  send(): void {
    if (this.missing <= 0) this.#play.giveAll(inOrder(this.chosen), "pass");
  }
}
