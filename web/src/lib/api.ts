/** Requests to the server. Errors become a `Refusal`. */

import type { AnyAction, Command, NewTable } from "./requests";
import type { PuzzleList, PuzzleView } from "./study";
import type { ActionDone, Chat, CreatedTable, Done, Job, Moment, NetworkView, Offer, Problem, SeatLinks, StateView, Summaries, View } from "./wire";
import { REASONS } from "./game";
import { has, named, t } from "./i18n.svelte";

/** A failed request; `status` is 0 if the server could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly sentence: string,
    readonly view: View | null = null,
  ) {
    super(sentence);
    this.name = "Refusal";
  }

  /** True if the rules do not allow what was sent. */
  get isIllegal(): boolean {
    return (REASONS as readonly string[]).includes(this.reason);
  }

  /** True if trying again cannot help. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

// Messages for refusals without a message of their own.
const BY_STATUS: Record<number, string> = {
  0: "connection-lost",
  403: "error-not-your-seat",
  404: "error-no-such-game",
  408: "error-too-slow",
  413: "error-too-long",
  429: "error-too-fast",
  503: "error-store-unavailable",
};

/** Return an error message in the language of the page. */
export function errorText(error: unknown): string {
  if (!(error instanceof Refusal)) return t("error-unknown");
  const own = named("error", error.reason);
  if (has(own)) return t(own, { problem: error.sentence });
  const why = named("why", error.reason);
  if (has(why)) return t("error-illegal", { why: t(why) });
  return t(BY_STATUS[error.status] ?? "error-unknown");
}

/** Return the address of an API path, relative to the page, which may have any path prefix. */
export function address(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

export function socketAddress(path: string): string {
  return address(path).replace(/^http/, "ws");
}

/** Return a unique id for a command, so that sending it twice has no effect. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function send(path: string, body?: unknown): Promise<Response> {
  const posts = body !== undefined;
  let response: Response;
  try {
    response = await fetch(address(path), {
      method: posts ? "POST" : "GET",
      headers: posts ? { "content-type": "application/json" } : {},
      body: posts ? JSON.stringify(body) : null,
      credentials: "same-origin",
      cache: "no-store",
    });
  } catch {
    throw new Refusal(0, "unreachable", "The server cannot be reached.");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(response.status, problem.reason ?? "unknown", problem.sentence ?? "", problem.view ?? null);
}

async function get<T>(path: string): Promise<T> {
  return (await send(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await send(path, body)).json() as Promise<T>;
}

const PATIENCE = [300, 1000, 3000];

/** Send a command, and send it again if it may have been lost. The server does each id once. */
async function surely<T>(path: string, body: { command_id: string }): Promise<T> {
  for (const wait of PATIENCE) {
    try {
      return await post<T>(path, body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.isFinal) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return post<T>(path, body);
}

type Without<T> = T extends unknown ? Omit<T, "command_id"> : never;
export type ActionWish = Without<AnyAction>;

export const api = {
  offer: () => get<Offer>("offer"),
  create: (table: NewTable) => post<CreatedTable>("games", table),
  myGames: () => get<Summaries>("games"),
  lobby: () => get<Summaries>("lobby"),
  puzzles: (date: string) => get<PuzzleList>(`puzzles?date=${date}`),
  puzzle: (id: string) => get<PuzzleView>(`puzzles/${id}`),
  view: (game: string) => get<View>(`games/${game}`),
  command: (game: string, command: Command) => surely<Done>(`games/${game}/commands`, command),
  act: (game: string, wish: ActionWish) =>
    surely<ActionDone>(`games/${game}/actions`, { ...wish, command_id: commandId() }),
  links: (game: string) => get<SeatLinks>(`games/${game}/links`),
  delete: (game: string) => post<Done>(`games/${game}/deletion`, {}),
  network: (game: string) => get<NetworkView>(`games/${game}/network`),
  openNetwork: (game: string) => post<NetworkView>(`games/${game}/network`, {}),
  chat: (game: string) => get<Chat>(`games/${game}/chat`),
  textUntil: async (game: string, step: number) => (await send(`games/${game}/text?step=${step}`)).text(),
  state: (game: string, step: number) => get<StateView>(`games/${game}/states/${step}`),
  hint: (game: string) => post<Job>(`games/${game}/hint`, {}),
  explain: (game: string, step: number) => post<Job>(`games/${game}/explanations/${step}`, {}),
  analyze: (game: string) => post<Job>(`games/${game}/analysis`, {}),
  job: (game: string, id: string) => get<Job>(`games/${game}/jobs/${id}`),

  /** Return the moments after a step. */
  async log(game: string, from = 0): Promise<Moment[]> {
    const lines = await (await send(`games/${game}/log?from=${from}`)).text();
    return lines
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Moment);
  },
};
