// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.

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
  closes?: true;
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
