/** Answering at a table: which pieces can be pressed, what pressing one does, and what is being arranged. */

import { getContext, setContext } from "svelte";
import { named, t } from "../lib/i18n.svelte";
import type { SeatPosition } from "../lib/position";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { AnswerParts, AnswerView, BlockedView, QuestionView, View } from "../lib/wire";
import { Barrels } from "./barrels.svelte";
import type { Person } from "./mayor";
import { Payment } from "./payment.svelte";
import { Placing } from "./placing.svelte";
import { Staying } from "./staying";
import { type Possible, indexed } from "./targets";

/** What is told of a piece. */
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
  /** The answer that is explained, where one piece gives several. */
  answer?: AnswerView;
}

// What is asked while the card of the last phase still lies there.
const BETWEEN = ["DRAFT", "CHOOSE_ROLE", "ROUND", "NEW_ROUND"];
const GUESTS: Record<Person, string> = { colonist: "guest", noble: "noble_guest" };
const NOTHING: Possible = { answers: [], blocked: [] };

export class Play {
  readonly table: LiveTable | null;
  readonly placing = new Placing(this);
  readonly barrels = new Barrels(this);
  readonly payment = new Payment(this);
  #view: () => View;
  /** One line that says why something did not work. */
  note = $state("");
  /** A piece that gives several answers, and where it is. */
  menu = $state.raw<{ target: string; near: DOMRect } | null>(null);
  explained = $state.raw<Explained | null>(null);
  /** What must be confirmed before it is sent. */
  sure = $state.raw<{ words: string; send: () => void } | null>(null);
  /** The turn in which what had been arranged was refused. */
  refused = $state("");
  /** Said by itself once the answers before it have been given and the same is still asked. */
  #closing: { question: string; answer: string; moved: number } | null = null;
  #staying = new Staying();

  constructor(view: () => View, table: LiveTable | null = null) {
    this.#view = view;
    this.table = table;
  }

  get view(): View {
    return this.#view();
  }

  /** The question that we may answer here. */
  question: QuestionView | null = $derived.by(() => {
    const asked = this.table ? this.#view().question : null;
    return asked && asked.seat === this.#view().you && !this.#view().paused ? asked : null;
  });

  #index = $derived(indexed(this.payment.isOn ? this.payment.question : this.question));

  /** Differs as soon as something else is asked. */
  get turn(): string {
    const { moved, question } = this.view;
    return `${moved} ${question?.name} ${question?.seat}`;
  }

  /** Should an arrangement be refused, the plain answers are still there. */
  get isPlain(): boolean {
    return this.refused === this.turn;
  }

  get mine(): SeatPosition | null {
    const { you, position } = this.view;
    return you === null ? null : (position?.seats[you] ?? null);
  }

  /** The role whose phase goes on; null between two phases, and when the game is over. */
  get phase(): string | null {
    const { position, status } = this.view;
    return !position || status === "over" || BETWEEN.includes(position.question) ? null : (position.role ?? null);
  }

  /** Does the game end after this round whatever we build? */
  get fillsAnyway(): boolean {
    const builds = (this.question?.answers ?? []).filter(({ verb }) => verb === "build");
    return builds.length > 0 && builds.every(({ ends }) => ends);
  }

  at(target: string | null): Possible {
    return (target && this.#index.get(target)) || NOTHING;
  }

  /** Can somebody of ours leave the Guesthouse now? */
  canSend(person: Person): boolean {
    const verb = GUESTS[person];
    return this.question?.answers?.some((answer) => answer.verb === verb) ?? false;
  }

  /** A guest was taken to a place of ours. */
  send(person: Person, place: string): void {
    const given = this.at(`mine:${place}`).answers.find((answer) => answer.verb === GUESTS[person]);
    if (given) this.give(given);
    else if (place !== "guesthouse") this.note = t("ask-why-not", { why: t("why-no-circle") });
  }

  // Pressing

  /** A piece was pressed: it answers, asks which answer is meant, or says why not. True if there was something to it. */
  press(target: string | null, element: Element): boolean {
    if (!this.question || !target) return false;
    const { answers, blocked } = this.at(target);
    const [only] = answers;
    if (answers.length > 1) {
      this.explained = null;
      this.menu = { target, near: element.getBoundingClientRect() };
    } else if (only) this.give(only);
    else if (blocked[0]) this.note = t("ask-why-not", { why: this.whyNot(target) });
    else return false;
    return true;
  }

  whyNot(target: string): string {
    const reasons = this.at(target).blocked;
    // A ship is closed to many kinds; what matters is why it is closed to those that we have.
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
    const loss = this.#wouldLose(answer.text);
    if (loss && settings.confirm) this.sure = { words: loss, send: () => this.#send([answer.text]) };
    else this.#send([answer.text]);
  }

  /** Several answers at once, and one that ends the question if more could still be answered. */
  giveAll(texts: string[], closing: string): void {
    this.quiet();
    const { question } = this;
    if (!question) return;
    if (!texts.length) return this.#send([closing]);
    this.#closing = { question: question.name, answer: closing, moved: this.view.moved };
    this.#send(texts);
  }

  /** Can it be said now that the guests stay for the rest of the phase? */
  get guestsCanStay(): boolean {
    return this.question !== null && Staying.can(this.view);
  }

  /** The guests stay where they are, and this is not asked again in this phase. */
  letGuestsStay(): void {
    this.quiet();
    this.#staying.begin(this.view);
    this.#send(["pass"]);
  }

  /** The game has moved: say what was left to say. */
  goOn(): void {
    if (this.table?.sending) return;
    const closing = this.#closing;
    if (closing && this.view.moved !== closing.moved) {
      this.#closing = null;
      if (this.question?.name === closing.question) return this.#send([closing.answer]);
    }
    if (this.#staying.isAskedAgain(this.view)) this.#send(["pass"]);
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

  /** What passing would throw away, in words; empty if nothing. */
  #wouldLose(text: string): string {
    if (text !== "pass" || this.question?.name !== "BUILD") return "";
    const canBuild = this.question.answers?.some((answer) => answer.verb === "build");
    return canBuild ? t("ask-pass-money", { money: t("count-doubloons", { n: this.mine?.doubloons ?? 0 }) }) : "";
  }
}

const KEY = Symbol("play");

export function playHere(): Play {
  return getContext<Play>(KEY);
}

export function playing(play: Play): Play {
  return setContext(KEY, play);
}
