/** Answering at a table: pressable pieces, what a press does, and arrangements. */

import { getContext, setContext } from "svelte";
import { BUILDINGS, GUESTS, QUESTIONS } from "../lib/game";
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
import { type Possible, declines, guestOf, indexed } from "./targets";

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

export class Answering {
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

  /** True if every building on offer fills the city, so that none need say so. */
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
    else if (place !== GUESTS.home) this.note = t("ask-why-not", { why: t(named("why", GUESTS.noRoom)) });
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
    // The reason closest to legal comes first.
    const [blocked] = this.at(target).blocked;
    if (!blocked) return "";
    return blocked.missing ? t("price-missing", { n: blocked.missing }) : t(named("why", blocked.why));
  }

  /** Say why an arrangement has no room for more, or is not complete. */
  whyNotComplete(what: "noRoom" | "tooFew"): string {
    const why = QUESTIONS[this.question?.name ?? ""]?.[what];
    return why ? t("ask-why-not", { why: t(named("why", why)) }) : "";
  }

  refuse(blocked: BlockedView): void {
    this.note = t("ask-why-not", { why: t(named("why", blocked.why)) });
  }

  give(answer: AnswerParts): void {
    this.quiet();
    if (this.payment.isOn) return this.payment.press(answer);
    if (this.barrels.took(answer)) return;
    const send = (): void => this.#send(answer);
    const loss = this.question?.answers?.find(({ text }) => text === answer.text)?.gives_up;
    if (loss && settings.confirm) this.sure = { words: t(named("ask-pass", loss)), send };
    else send();
  }

  /** Send all answers to a question that takes several; without any, decline it. */
  giveAll(texts: string[]): void {
    this.quiet();
    if (!this.question) return;
    if (texts.length) void this.table?.answers(texts, true);
    else this.#pass();
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

  /** Answer what the player has answered for the whole phase. */
  goOn(): void {
    if (!this.table?.sending && this.#staying.isAskedAgain(this.view)) this.#pass();
  }

  quiet(): void {
    this.note = "";
    this.menu = null;
    this.sure = null;
    this.explained = null;
  }

  #send({ text }: AnswerParts): void {
    this.sure = null;
    void this.table?.answer(text);
  }

  #pass(): void {
    const passing = this.question?.answers?.find(declines);
    if (passing) this.#send(passing);
  }
}

const KEY = Symbol("answering");

export function answeringHere(): Answering {
  return getContext<Answering>(KEY);
}

export function provideAnswering(answering: Answering): Answering {
  return setContext(KEY, answering);
}
