/** The live state of a table, as the server shows it. */

import { type ActionWish, Refusal, api, commandId, socketAddress } from "./api";
import { noteCommitment } from "./chance";
import { Unsent } from "./unsent.svelte";
import { type Connection, Stream } from "./stream";
import type { Command } from "./requests";
import type { ActionDone, ChatLine, Happened, Moment, Presence, QuestionView, StreamFrame, View } from "./wire";

export type Arrangement = NonNullable<Command["arrangement"]>;

type Wish = Pick<Command, "answer" | "answers" | "arrangement" | "undo">;

/** An action for the log that is not an answer: sitting down, leaving, taking back … */
export interface News {
  version: number;
  kind: string;
  seat: number | null;
  /** The step after which it happened. */
  step: number;
}

/** Called with the new moments, the view they led to, and the one before. */
export type Listener = (moments: Moment[], view: View, before: View | null) => void;

export class LiveTable {
  readonly game: string;
  readonly unsent: Unsent;
  /** False for a puzzle, which nobody can pause, leave or take back. */
  readonly hasMenu: boolean = true;
  view = $state.raw<View | null>(null);
  moments = $state.raw<Moment[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  news = $state.raw<News[]>([]);
  connection = $state<Connection>("connecting");
  /** The reason why the table cannot be shown. */
  closed = $state.raw<Refusal | null>(null);
  /** The reason why the last command failed. */
  trouble = $state.raw<Refusal | null>(null);
  #isSending = $state(false);
  #answered = $state(0);
  /** True while a command is on its way, and until its result is shown: the old question is no longer asked. */
  readonly sending = $derived(this.#isSending || (this.view !== null && this.view.version < this.#answered));
  /** When the view arrived, by this device's clock; `view.now` is the server's clock at that moment. */
  received = $state(0);
  /** When a bot takes over from the player who is asked and away, by this device's clock. */
  #botAt = $state<number | null>(null);

  #stream: Stream;
  #listeners = new Set<Listener>();
  #fetching = 0;

  constructor(game: string) {
    this.game = game;
    this.unsent = new Unsent(game);
    this.#stream = new Stream({
      connect: (version) =>
        new WebSocket(socketAddress(`games/${game}/stream${version === null ? "" : `?v=${version}`}`)),
      isClosed: () => this.#look(),
      frame: (frame) => this.#take(frame),
      state: (state) => this.#connected(state),
    });
  }

  follow(): () => void {
    this.#stream.start();
    return () => this.#stream.stop();
  }

  /** Try to connect now instead of waiting. */
  retry(): void {
    this.#stream.retry();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // State

  get you(): number | null {
    return this.view?.you ?? null;
  }

  /** The question for this player, with its answers; null if another seat is asked. */
  get question(): QuestionView | null {
    const asked = this.view?.question ?? null;
    return asked !== null && asked.seat === this.you ? asked : null;
  }

  /** The moments since this player's last answer. */
  get since(): Moment[] {
    const since = this.view?.since ?? 0;
    return this.moments.filter((moment) => moment.step > since);
  }

  /** Return the seconds left for a seat at a time of this device; null without a clock. */
  seconds(seat: number, now: number): number | null {
    const left = this.view?.seats[seat]?.seconds ?? null;
    if (left === null || this.view?.question?.seat !== seat || this.view.paused) return left;
    return Math.max(0, left - (now - this.received) / 1000);
  }

  /** Return the seconds until a bot takes over from the player who is asked and away; null if nobody is missed. */
  botIn(now: number): number | null {
    return this.#botAt === null ? null : Math.max(0, (this.#botAt - now) / 1000);
  }

  // Commands

  answer(text: string): Promise<boolean> {
    return this.#command({ answer: text });
  }

  /** Send several answers in a row; the server accepts all or none. With `closes` they end the question. */
  answers(texts: string[], closes = false): Promise<boolean> {
    return this.#command({ answers: texts, ...(closes ? { closes: true as const } : {}) });
  }

  /** Send the placement of the mayor phase. */
  arrange(arrangement: Arrangement): Promise<boolean> {
    return this.#command({ arrangement });
  }

  undo(): Promise<boolean> {
    return this.#command({ undo: true });
  }

  /** Send another action; return null if it failed, with the reason in `trouble`. */
  async act(wish: ActionWish): Promise<ActionDone | null> {
    this.trouble = null;
    try {
      const done = await api.act(this.game, wish);
      this.#stream.expect(done.version);
      return done;
    } catch (error) {
      return this.#refused(error, null);
    }
  }

  async #command(wish: Wish): Promise<boolean> {
    if (this.view === null || this.sending) return false;
    this.#isSending = true;
    this.trouble = null;
    try {
      const command = { ...wish, expected_version: this.view.version, command_id: commandId() };
      const done = await api.command(this.game, command);
      this.unsent.clear();
      this.#answered = done.version;
      this.#stream.expect(done.version);
      return true;
    } catch (error) {
      return this.#refused(error, false);
    } finally {
      this.#isSending = false;
    }
  }

  #refused<T>(error: unknown, result: T): T {
    if (!(error instanceof Refusal)) throw error;
    this.trouble = error;
    // Reconnect, because the stream may not know that it is behind.
    if (error.view !== null) this.#stream.expect(error.view.version);
    return result;
  }

  // Receiving

  async #look(): Promise<boolean> {
    try {
      this.#show(await api.view(this.game));
      return false;
    } catch (error) {
      if (!(error instanceof Refusal) || !error.isFinal) return false;
      this.closed = error;
      return true;
    }
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === "ended" && this.closed === null) {
      this.closed = new Refusal(403, "no_watchers", "This table no longer admits spectators.");
    }
  }

  #take(frame: StreamFrame): void {
    if (frame.kind === "view") {
      this.#show(frame.payload as View);
      void this.#readAll();
    } else if (frame.kind === "presence") {
      this.#presence(frame.payload as Presence);
    } else {
      this.#happened(frame.v, frame.kind, frame.payload as Happened);
    }
  }

  #happened(version: number, kind: string, happened: Happened): void {
    const fresh = happened.moments ?? [];
    const first = fresh[0]?.step;
    if (first !== undefined) this.moments = [...this.moments.filter((moment) => moment.step < first), ...fresh];
    if (happened.chat) this.chat = [...this.chat, happened.chat];
    else if (!fresh.length) {
      const step = happened.view?.steps ?? this.view?.steps ?? 0;
      this.news = [...this.news, { version, kind, seat: happened.seat ?? null, step }];
    }
    if (!happened.view) return;
    const before = this.view;
    this.#show(happened.view);
    for (const listener of this.#listeners) listener(fresh, happened.view, before);
  }

  #show(view: View): void {
    if (this.view !== null && view.version < this.view.version) return;
    this.view = view;
    this.received = Date.now();
    this.#missed(view.bot_in);
    this.closed = null;
    noteCommitment(view);
    // After an undo, drop what came later.
    if ((this.moments.at(-1)?.step ?? 0) > view.steps) {
      this.moments = this.moments.filter((moment) => moment.step <= view.steps);
    }
    this.unsent.moveOn(view.moved, view.question?.name ?? null);
  }

  #missed(seconds: number | null): void {
    this.#botAt = seconds === null ? null : Date.now() + 1000 * seconds;
  }

  #presence(presence: Presence): void {
    if (this.view === null) return;
    this.#missed(presence.bot_in);
    const seats = this.view.seats.map((seat, number) => ({ ...seat, connected: presence.connected.includes(number) }));
    this.view = { ...this.view, seats, watching: presence.watching };
  }

  /** Load the whole log and chat: on arrival, or after missing too much. */
  async #readAll(): Promise<void> {
    const turn = ++this.#fetching;
    try {
      const [moments, chat] = await Promise.all([api.log(this.game), api.chat(this.game)]);
      if (turn !== this.#fetching) return;
      const read = moments.at(-1)?.step ?? 0;
      const steps = this.view?.steps ?? 0;
      const later = this.moments.filter((moment) => moment.step > read);
      this.moments = [...moments, ...later].filter((moment) => moment.step <= steps);
      const known = new Set(chat.lines.map((line) => line.version));
      this.chat = [...chat.lines, ...this.chat.filter((line) => !known.has(line.version))].sort(
        (one, other) => one.version - other.version,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
