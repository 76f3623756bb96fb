/** The stream of a table: frames in order and without gaps, over sockets that may break. */

import type { StreamFrame } from "./wire";

/** `lost`: reconnecting; `ended`: the server refuses to show the table. */
export type Connection = "connecting" | "open" | "lost" | "ended";

export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  close(): void;
}

export interface StreamClient {
  /** Open a socket that starts after this version; without one, the whole view comes first. */
  connect(version: number | null): Socket;
  /** Resolve to true if trying again is useless. */
  isClosed(): Promise<boolean>;
  frame(frame: StreamFrame): void;
  state(state: Connection): void;
}

const ENDED = 4403;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const STEADY = 2_000;
const PULSE = 5_000;
const ASLEEP = 20_000;
const OVERDUE = 3_000;

export class Stream {
  version: number | null = null;
  #socket: Socket | null = null;
  #state: Connection = "connecting";
  #failures = 0;
  #opened: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastPulse = 0;

  constructor(private readonly client: StreamClient) {}

  start(): void {
    globalThis.window?.addEventListener("online", this.retry);
    globalThis.window?.addEventListener("offline", this.reconnect);
    this.#lastPulse = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PULSE);
    this.#connect();
  }

  stop(): void {
    globalThis.window?.removeEventListener("online", this.retry);
    globalThis.window?.removeEventListener("offline", this.reconnect);
    clearInterval(this.#pulse);
    this.#hangUp();
    this.#state = "ended";
  }

  /** Try now instead of waiting. */
  retry = (): void => {
    if (this.#state === "lost") this.#connect();
  };

  /** Replace the socket and continue after the last version. */
  reconnect = (): void => {
    if (this.#state === "ended") return;
    this.#connect();
  };

  /** Reconnect if this version, which exists, does not arrive soon. */
  expect(version: number): void {
    if (this.version !== null && this.version >= version) return;
    setTimeout(() => {
      if (this.#state === "open" && (this.version ?? 0) < version) this.reconnect();
    }, OVERDUE);
  }

  #beat(): void {
    const slept = Date.now() - this.#lastPulse > ASLEEP;
    this.#lastPulse = Date.now();
    if (slept) this.reconnect();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    const isOpen = this.#opened !== null;
    this.#socket = this.#opened = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers log an error if a socket is closed before it is open.
    if (isOpen) socket.close();
    else socket.onopen = () => socket.close();
  }

  #connect(): void {
    this.#hangUp();
    const socket = (this.#socket = this.client.connect(this.version));
    socket.onopen = () => {
      this.#opened = Date.now();
      this.#tell("open");
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as StreamFrame);
    socket.onclose = (event) => void this.#closed(event.code);
  }

  async #closed(code: number): Promise<void> {
    const opened = this.#opened;
    this.#socket = this.#opened = null;
    if (code === ENDED) return this.#end();
    if (opened !== null && Date.now() - opened > STEADY) this.#failures = 0;
    this.#tell("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
    if (opened === null && (await this.client.isClosed().catch(() => false))) this.#end();
  }

  #end(): void {
    if (this.#state === "ended") return;
    this.stop();
    this.client.state("ended");
  }

  #tell(state: Connection): void {
    if (this.#state === state || this.#state === "ended") return;
    this.#state = state;
    this.client.state(state);
  }

  #take(frame: StreamFrame): void {
    if (frame.kind === "view") {
      this.version = frame.v;
    } else if (frame.kind !== "presence") {
      if (this.version !== null && frame.v <= this.version) return;
      if (this.version === null || frame.v > this.version + 1) return this.reconnect();
      this.version = frame.v;
    }
    this.client.frame(frame);
  }
}
