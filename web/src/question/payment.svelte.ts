/** A payment of several things at the Black Market: chosen in any order, sent together. */

import type { AnswerParts, AnswerView, PaymentView, QuestionView } from "../lib/wire";
import { chosenWith, wayOf } from "./payment";
import type { Answering } from "./answering.svelte";

export class Payment {
  #answering: Answering;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  get #payment(): PaymentView | null {
    return this.#answering.question?.payment ?? null;
  }

  get #ways(): string[][] {
    return (this.#payment?.ways ?? []).map((way) => way.map(({ text }) => text));
  }

  /** If one thing is enough, pressing it pays immediately. */
  get isOn(): boolean {
    return this.#ways.some(({ length }) => length > 1) && !this.#answering.isPlain;
  }

  /** The things to pay with, in groups; one of each group can be given. */
  groups: AnswerView[][] = $derived.by(() => {
    const answers = this.#answering.question?.answers ?? [];
    // Things that can only be paid second have no effects yet.
    const shown = (parts: AnswerParts, id: number): AnswerView =>
      answers.find(({ text }) => text === parts.text) ?? { ...parts, id: -1 - id };
    return (this.#payment?.groups ?? []).map((group) => group.map(shown));
  });

  /** The question with everything that can be paid, also second or third. */
  question: QuestionView | null = $derived.by(() => {
    const { question } = this.#answering;
    if (!question) return null;
    const answers = this.groups.flat();
    const isGiven = (one: AnswerParts): boolean => answers.some(({ text }) => text === one.text);
    const others = (question.answers ?? []).filter((one) => !isGiven(one));
    return { ...question, answers: [...answers, ...others], blocked: (question.blocked ?? []).filter((one) => !isGiven(one)) };
  });

  /** The texts of the chosen answers. */
  chosen: string[] = $derived.by(
    () => this.#answering.table?.unsent.for<string[]>(this.#answering.view.moved, this.#answering.question?.name ?? "") ?? [],
  );

  /** The doubloons still missing with the chosen things. */
  get missing(): number {
    const { missing = 0, each = 0 } = this.#payment ?? {};
    return missing - (this.isOn ? each * this.chosen.length : 0);
  }

  get isComplete(): boolean {
    return wayOf(this.chosen, this.#ways) !== undefined;
  }

  press({ text }: AnswerParts): void {
    const { question, table, view } = this.#answering;
    if (!question || !this.groups.flat().some((one) => one.text === text)) return;
    table?.unsent.set(view.moved, question.name, chosenWith(this.chosen, text, this.#ways));
  }

  send(): void {
    const way = wayOf(this.chosen, this.#ways);
    if (way) this.#answering.giveAll([...way]);
  }
}
