// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.

import type { Observation } from "./position";

export type Seats = ["seats", number[]];

export type Piece = ["piece", string, string];

export type Gains = ["gains", Record<string, number>];

export type Amounts = ["amounts", Record<string, number>];

export type Shares = ["shares", [number, number][]];

export type Moves = ["moves", [string, string, number][]];

export type Tiles = ["tiles", string[]];

export type Message = ["message", string, Record<string, Argument>];

export type Argument =
  | number
  | Seats
  | Piece
  | Gains
  | Amounts
  | Shares
  | Moves
  | Tiles
  | Message;

export interface Line {
  first: number;
  step: number;
  message: Message;
  seats: number[];
  kind?: "ending" | "skipped" | "told";
}

export interface Clock {
  kind: "days" | "live" | "none";
  minutes: number;
  increment: number;
  days: number;
}

export interface Settings {
  clock: Clock;
  public: boolean;
  watchers: boolean;
  hints: boolean;
  random_seats: boolean;
  pace: "fast" | "instant" | "normal" | "slow";
  stand_in: string;
  grace: number;
}

export interface NewSeat {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  seats: NewSeat[];
  expansions?: ("new_buildings" | "nobles")[];
  options?: Record<string, boolean | number | string>;
  settings?: Partial<Settings>;
  text?: string | null;
}

export interface Command {
  expected_version: number;
  command_id: string;
  answer?: string | null;
  answers?: string[] | null;
  arrangement?: Record<string, [number, number] | number> | null;
  undo?: true | null;
}

export interface Sit {
  do: "sit";
  command_id: string;
  name: string;
  seat?: number | null;
  invite?: string | null;
}

export interface Claim {
  do: "claim";
  command_id: string;
  secret: string;
}

export interface Link {
  do: "link";
  command_id: string;
}

export interface Unlink {
  do: "unlink";
  command_id: string;
  link: string;
  devices?: boolean;
}

export interface Leave {
  do: "leave";
  command_id: string;
}

export interface Start {
  do: "start";
  command_id: string;
  bot?: string | null;
}

export interface Rename {
  do: "rename";
  command_id: string;
  name: string;
}

export interface SeatBot {
  do: "seat_bot";
  command_id: string;
  seat: number;
  bot: string;
}

export interface OpenSeat {
  do: "open_seat";
  command_id: string;
  seat: number;
}

export interface StandIn {
  do: "stand_in";
  command_id: string;
  seat: number;
}

export interface Say {
  do: "say";
  command_id: string;
  text: string;
}

export interface Mute {
  do: "mute";
  command_id: string;
  seat: number;
  muted: boolean;
}

export interface AskTakeback {
  do: "ask_takeback";
  command_id: string;
}

export interface AnswerTakeback {
  do: "answer_takeback";
  command_id: string;
  agree: boolean;
}

export interface Pause {
  do: "pause";
  command_id: string;
  paused: boolean;
}

export interface SetPace {
  do: "set_pace";
  command_id: string;
  pace: "fast" | "instant" | "normal" | "slow";
}

export interface Rematch {
  do: "rematch";
  command_id: string;
  names?: (string | null)[];
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
  effects?: Record<string, Record<string, number>>;
  prospects?: Record<string, Record<string, number>>;
  ends?: boolean;
}

export interface BlockedView {
  text: string;
  verb: string;
  thing?: string | null;
  number?: number | null;
  why: string;
  price?: number | null;
  discounts?: Record<string, number>;
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
  answers: string[];
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
  groups: AnswerParts[][];
  ways: string[][];
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
  closing?: string | null;
  repeats?: boolean;
  offer?: string | null;
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
  position: Observation | null;
  question: QuestionView | null;
  takeback: TakebackView | null;
  scores: ScoreView[] | null;
  winners: number[] | null;
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

export interface ThingView {
  kind: string;
  name: string;
  number: number;
}

export interface ShareView {
  seat: number;
  number: number;
}

export interface FinalPointsView {
  seat: number;
  number: number;
  error: number;
  source: string | null;
}

export interface MotiveView {
  kind: string;
  seat: number | null;
  thing: ThingView | null;
  role: string;
}

export interface ExpectedRoleView {
  seat: number;
  role: string;
}

export interface ReasonView {
  seat: number;
  compared_with: AnswerParts | null;
  mine: ThingView[];
  others: ThingView[];
  other: number | null;
  most: ShareView | null;
  ends: boolean | null;
  final: FinalPointsView[];
  motives: MotiveView[];
  line: ExpectedRoleView[];
  best_line: ExpectedRoleView[];
}

export interface LeadView {
  points: number;
  ahead: number;
  behind: number;
  error: number;
}

export interface AdviceView {
  answer: AnswerParts;
  value: number;
  error: number;
  behind: number;
  behind_error: number;
  points: number[];
  told: ReasonView;
  reason: string;
  lead: LeadView | null;
}

export interface HintView {
  verdict: string;
  advice: AdviceView[];
  as_good: AnswerParts[];
  arrangement: Record<string, [number, number] | number> | null;
  answers: AnswerParts[] | null;
  is_decided: boolean;
}

export interface PuzzleSummary {
  id: string;
  players: number;
  expansions: string[];
  question: string;
  missed_by: string[];
}

export interface PuzzleList {
  daily: PuzzleSummary[];
  all: PuzzleSummary[];
}

export interface PuzzleView {
  puzzle: PuzzleSummary;
  rules: Record<string, unknown>;
  steps: number;
  since: number;
  moments: Moment[];
  position: Observation;
  question: QuestionView;
  advice: AdviceView[];
}

export interface ExpectationView {
  winning: number[];
  points: number[];
  errors: number[];
}

export interface DecisionView {
  number: number;
  round: number;
  phase: string;
  seat: number;
  question: string;
  answer: AnswerParts;
  best: AnswerParts;
  loss: number;
  error: number;
  points_lost: number;
  points_error: number;
  is_decided: boolean;
  told: ReasonView | null;
  before: ExpectationView;
  after: ExpectationView;
  mistake: boolean;
  reason: string;
}

export interface TurningPointView {
  round: number;
  phase: string;
  chooser: number;
  seat: number;
  before: number[];
  after: number[];
  first: number;
  last: number;
  mistake: number | null;
  swing: number;
  told: number[];
}

export interface ReviewView {
  seat: number;
  decisions: number;
  mistakes: number;
  points_lost: number;
  error: number;
  levels: string[];
  errs_more: boolean;
}

export interface AnalysisView {
  bot: string;
  version: string;
  players: number;
  names: string[] | null;
  rounds: number;
  over: boolean;
  winners: number[] | null;
  scores: (Record<string, number>)[];
  decisions: DecisionView[];
  reviews: ReviewView[];
  turning_points: TurningPointView[];
}

export type StreamFrame =
  | { v: number; kind: "view"; payload: View }
  | { v: number; kind: "presence"; payload: Presence }
  | { v: number; kind: string; payload: Happened };

export type AnyAction =
  | Sit
  | Claim
  | Link
  | Unlink
  | Leave
  | Start
  | Rename
  | SeatBot
  | OpenSeat
  | StandIn
  | Say
  | Mute
  | AskTakeback
  | AnswerTakeback
  | Pause
  | SetPace
  | Rematch;
