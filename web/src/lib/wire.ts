// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.

import type { Observation } from "./position";
import type { Settings } from "./requests";

export type Seats = ["seats", number[]];

export type PlayerName = ["player", number];

export type Piece = ["piece", string, string];

export type Gains = ["gains", Record<string, number>];

export type Amounts = ["amounts", Record<string, number>];

export type Shares = ["shares", [number, number][]];

export type Moves = ["moves", [string, string, number][]];

export type Tiles = ["tiles", string[]];

export type Message = ["message", string, Record<string, Argument>];

export type Series = ["series", (Message | Series)[], "," | ";" | "and" | "or"];

export type Argument =
  | number
  | Seats
  | PlayerName
  | Piece
  | Gains
  | Amounts
  | Shares
  | Moves
  | Tiles
  | Message
  | Series;

export interface Line {
  first: number;
  step: number;
  message: Message;
  seats: number[];
  kind?: "ending" | "skipped" | "told";
}

export interface AnswerParts {
  text: string;
  verb: string;
  thing?: string | null;
  number?: number | null;
}

export interface AnswerView {
  text: string;
  verb: string;
  thing?: string | null;
  number?: number | null;
  id: number;
  price?: number | null;
  discounts?: Record<string, number>;
  missing?: number;
  covered_by?: string | null;
  effects?: Record<string, Record<string, number>>;
  prospects?: Record<string, Record<string, number>>;
  leads_on?: boolean;
  ends?: boolean;
  gives_up?: string | null;
}

export interface BlockedView {
  text: string;
  verb: string;
  thing?: string | null;
  number?: number | null;
  why: string;
  price?: number | null;
  discounts?: Record<string, number>;
  missing?: number;
}

export interface DraftView {
  places: Record<string, number>;
  offered: string[];
}

export interface PlacementView {
  circles: Record<string, number>;
  must: number;
  before: Record<string, [number, number]>;
}

export interface ChoiceView {
  goods: Record<string, number>;
  answers: AnswerParts[];
}

export interface StorageView {
  kinds: number;
  singles: number;
  choices: ChoiceView[];
}

export interface BarrelsView {
  verb: string;
  each: Record<string, number>;
  most: number;
  least: number;
  points: number[];
}

export interface PaymentView {
  building: string;
  left: number;
  missing: number;
  each: number;
  groups: AnswerParts[][];
  ways: AnswerParts[][];
}

export interface QuestionView {
  name: string;
  seat: number;
  answers?: AnswerView[];
  blocked?: BlockedView[];
  draft?: DraftView | null;
  placement?: PlacementView | null;
  storage?: StorageView | null;
  barrels?: BarrelsView | null;
  payment?: PaymentView | null;
  repeats?: boolean;
  offer?: string | null;
  tile?: string | null;
  drawn?: string[];
}

export interface ChatLine {
  version: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface SeatView {
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  connected: boolean;
  muted: boolean;
  seconds: number | null;
}

export interface Moment {
  step: number;
  question: string;
  seat: number;
  answer: AnswerParts;
  chosen: boolean;
  why?: string | null;
  changes?: Record<string, [unknown, unknown]>;
  told?: Line[];
}

export interface TakebackView {
  seat: number;
  agreed: number[];
}

export interface ScoreView {
  total: number;
  tie_break: number;
  sources: Record<string, number>;
}

export interface ChanceView {
  commitment: string;
  drawn?: number;
  seed?: string | null;
  salt?: string | null;
  draws?: number | null;
  broken?: string | null;
}

export interface View {
  game: string;
  version: number;
  moved: number;
  status: "open" | "over" | "playing";
  you: number | null;
  host: boolean;
  host_seat: number | null;
  now: number;
  rules: Record<string, unknown>;
  settings: Settings;
  seats: SeatView[];
  watching: number;
  paused: boolean;
  steps: number;
  since: number;
  can_undo: boolean;
  can_ask_takeback: boolean;
  position: Observation | null;
  question: QuestionView | null;
  takeback: TakebackView | null;
  scores: ScoreView[] | null;
  winners: number[] | null;
  opening: Message | null;
  verdict: Message | null;
  rematch: string | null;
  invite: string | null;
  chance: ChanceView | null;
  bot_in: number | null;
  read_only: boolean;
}

export interface StateView {
  step: number;
  steps: number;
  position: Observation;
  moment: Moment | null;
}

export interface Happened {
  seat?: number | null;
  moments?: Moment[];
  chat?: ChatLine | null;
  view?: View | null;
}

export interface Presence {
  connected: number[];
  watching: number;
  bot_in: number | null;
}

export interface LinkView {
  link: string;
  created: number | null;
  revoked: boolean;
  devices: number;
}

export interface CreatedTable {
  game: string;
  invite: string;
  key: string | null;
}

export interface Done {
  version: number;
}

export interface ActionDone {
  version: number;
  key: string | null;
  secret: string | null;
  qr: string | null;
  game: string | null;
}

export interface SeatLinks {
  links: LinkView[];
}

export interface Summary {
  game: string;
  status: "open" | "over" | "playing";
  rules: Record<string, unknown>;
  seats: (string | null)[];
  you: number | null;
  your_turn: boolean;
  round: number;
  open_seats: number;
  created: number;
  updated: number;
  winners: number[];
}

export interface Summaries {
  games: Summary[];
}

export interface Chat {
  lines: ChatLine[];
}

export interface OptionView {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  meaning: string;
  range: [number, number] | null;
}

export interface Offer {
  expansions: string[];
  options: OptionView[];
  levels: string[];
  lobby: boolean;
  compiled: boolean;
}

export interface NetworkView {
  address: string | null;
  can_open: boolean;
}

export interface Export {
  game: string;
  rules: Record<string, unknown>;
  names: (string | null)[];
  text: string;
  position: Observation;
  scores: ScoreView[] | null;
  winners: number[] | null;
}

export interface Job {
  id: string;
  kind: "analysis" | "hint";
  done: number;
  of: number;
  result: unknown;
  problem: string | null;
}

export interface Problem {
  reason: string;
  sentence: string;
  view?: View;
}

export type StreamFrame =
  | { v: number; kind: "view"; payload: View }
  | { v: number; kind: "presence"; payload: Presence }
  | { v: number; kind: string; payload: Happened };
