/** Answering at a table: pressable pieces, what a press does, and arrangements. */

import { getContext, setContext } from "svelte";
import { BUILDINGS } from "../lib/game";
import { named, t } from "../lib/i18n.svelte";
import type { SeatPosition } from "../lib/position";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { AnswerParts, AnswerView, BlockedView, QuestionView, View } from "../lib/wire";
import { seatName } from "../lib/words";
import { Barrels } from "./barrels.svelte";
import type { Person } from "./mayor";
import { Payment } from "./payment.svelte";
import { Placing } from "./placing.svelte";
import { Staying } from "./staying_guests";
import { GUEST_HOME, type Possible, declines, guestOf, indexed } from "./targets";

/** The contents of a piece's card. */
export interface Card {
  title: string;
  kind?: string;
  name?: string | number;
  lines?: string[];
  facts?: string[];
}

export interface Explained {
  card: Card;
  target: string | null;
  near: DOMRect;
  /** The explained answer, if the piece gives several. */
  answer?: AnswerView;
}

const NOTHING: Possible = { answers: [], blocked: [] };

export class Play {
  readonly table: LiveTable | null;
  readonly placing = new Placing(this);
  readonly barrels = new Barrels(this);
  readonly payment = new Payment(this);
  #view: () => View;
  /** One line that says why a press had no effect. */
  note = $state("");
  /** The pressed piece with several answers, and its place on the screen. */
  menu = $state.raw<{ target: string; near: DOMRect } | null>(null);
  explained = $state.raw<Explained | null>(null);
  /** An answer that waits for confirmation. */
  sure = $state.raw<{ words: string; send: () => void } | null>(null);
  /** The turn in which the server refused an arrangement. */
  refused = $state("");
  /** Sent after the other answers if the same question is still asked. */
  #closing: { question: string; answer: string; moved: number } | null = null;
  #staying = new Staying();

  constructor(view: () => View, table: LiveTable | null = null) {
    this.#view = view;
    this.table = table;
  }

  get view(): View {
    return this.#view();
  }

  /** Return a player's name; at a table, the reader is "You". */
  nameOf(seat: number): string {
    return this.table && seat === this.view.you ? t("board-you") : seatName(this.view, seat);
  }

  /** The question for this player. */
  question: QuestionView | null = $derived.by(() => {
    const asked = this.table ? this.#view().question : null;
    return asked && asked.seat === this.#view().you && !this.#view().paused ? asked : null;
  });

  #index = $derived(indexed(this.payment.isOn ? this.payment.question : this.question));

  /** A key that changes with every question. */
  get turn(): string {
    const { moved, question } = this.view;
    return `${moved} ${question?.name} ${question?.seat}`;
  }

  /** False after a refused arrangement; then the plain answers are shown. */
  get isPlain(): boolean {
    return this.refused === this.turn;
  }

  get mine(): SeatPosition | null {
    const { you, position } = this.view;
    return you === null ? null : (position?.seats[you] ?? null);
  }

  /** The role of the current phase; null between phases and after the game. */
  get phase(): string | null {
    return this.view.position?.phase ?? null;
  }

  /** True if the game ends after this round anyway. */
  get fillsAnyway(): boolean {
    const builds = (this.question?.answers ?? []).filter(({ price }) => price !== undefined);
    return builds.length > 0 && builds.every(({ ends }) => ends);
  }

  /** Return the circles of a building in this game; while it is on offer in the draft, those printed. */
  circles(building: string): number {
    return this.view.position?.circles[building] ?? BUILDINGS[building]?.circles ?? 0;
  }

  at(target: string | null): Possible {
    return (target && this.#index.get(target)) || NOTHING;
  }

  /** Return whether a guest of this kind can move now. */
  canSend(person: Person): boolean {
    return this.question?.answers?.some((answer) => guestOf(answer) === person) ?? false;
  }

  /** Move a guest to a place. */
  send(person: Person, place: string): void {
    const given = this.at(`mine:${place}`).answers.find((answer) => guestOf(answer) === person);
    if (given) this.give(given);
    else if (place !== GUEST_HOME) this.note = t("ask-why-not", { why: t("why-no-circle") });
  }

  // Pressing

  /**
   * Handle a pressed piece: answer, ask which answer is meant, or say why not. Return whether it did. A piece in the
   * middle of the table is an `offer`: pressing it at a wrong time is explained.
   */
  press(target: string | null, element: Element, offer: boolean): boolean {
    if (!target) return false;
    if (!this.question) {
      if (this.table && this.view.you !== null && offer) this.note = t("error-not-asked");
      return false;
    }
    const { answers, blocked } = this.at(target);
    const [only] = answers;
    if (answers.length > 1) {
      this.explained = null;
      this.menu = { target, near: element.getBoundingClientRect() };
    } else if (only) this.give(only);
    else if (blocked[0]) this.note = t("ask-why-not", { why: this.whyNot(target) });
    else if (offer) this.note = t("ask-why-not", { why: t("why-not-asked") });
    else return false;
    return true;
  }

  whyNot(target: string): string {
    const reasons = this.at(target).blocked;
    // Prefer the reason for a good that the player has.
    const blocked = reasons.find(({ why }) => why !== "no_goods") ?? reasons[0];
    if (!blocked) return "";
    if (blocked.why === "too_expensive" && blocked.price !== undefined && blocked.price !== null && this.mine) {
      return t("price-missing", { n: blocked.price - this.mine.doubloons });
    }
    return t(named("why", blocked.why));
  }

  refuse(blocked: BlockedView): void {
    this.note = t("ask-why-not", { why: t(named("why", blocked.why)) });
  }

  give(answer: AnswerParts): void {
    this.quiet();
    if (this.payment.isOn) return this.payment.press(answer);
    if (this.barrels.took(answer)) return;
    const send = (): void => this.#send([answer.text]);
    const loss = this.question?.answers?.find(({ text }) => text === answer.text)?.gives_up;
    if (loss && settings.confirm) this.sure = { words: t(named("ask-pass", loss)), send };
    else send();
  }

  /** Send several answers, and one that ends the question if it is still asked. */
  giveAll(texts: string[], closing: string): void {
    this.quiet();
    const { question } = this;
    if (!question) return;
    if (!texts.length) return this.#send([closing]);
    this.#closing = { question: question.name, answer: closing, moved: this.view.moved };
    this.#send(texts);
  }

  /** True if the player can say now that the guests stay for the rest of the phase. */
  get guestsCanStay(): boolean {
    return this.question !== null && Staying.can(this.view);
  }

  /** Leave the guests where they are for the rest of the phase. */
  letGuestsStay(): void {
    this.quiet();
    this.#staying.begin(this.view);
    this.#pass();
  }

  /** Send what remains after the game has moved. */
  goOn(): void {
    if (this.table?.sending) return;
    const closing = this.#closing;
    if (closing && this.view.moved !== closing.moved) {
      this.#closing = null;
      if (this.question?.name === closing.question) return this.#send([closing.answer]);
    }
    if (this.#staying.isAskedAgain(this.view)) this.#pass();
  }

  quiet(): void {
    this.note = "";
    this.menu = null;
    this.sure = null;
    this.explained = null;
  }

  #send(texts: string[]): void {
    this.sure = null;
    const [only] = texts;
    void (texts.length === 1 && only ? this.table?.answer(only) : this.table?.answers(texts));
  }

  #pass(): void {
    const passing = this.question?.answers?.find(declines);
    if (passing) this.#send([passing.text]);
  }

}

const KEY = Symbol("play");

export function playHere(): Play {
  return getContext<Play>(KEY);
}

export function playing(play: Play): Play {
  return setContext(KEY, play);
}
