// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.

import type { Observation } from "./position";
import type { AnswerParts, Message, Moment, QuestionView, Series } from "./wire";

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
  name: Message;
  expectation: Message;
  reasons: Message[];
  reason: string;
  lead: LeadView | null;
}

export interface HintView {
  verdict: string;
  certainty: Message[];
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

export interface SolutionView {
  is_right: boolean;
  verdict: Message;
  title: Message;
  other: number | null;
}

export interface PuzzleView {
  puzzle: PuzzleSummary;
  rules: Record<string, unknown>;
  steps: number;
  since: number;
  moments: Moment[];
  position: Observation;
  question: QuestionView;
  missed_by: Message;
  advice: AdviceView[];
  solutions: Record<string, SolutionView>;
}

export interface Expectation {
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
  before: Expectation;
  after: Expectation;
  mistake: boolean;
  reason: string;
  cost: Message | null;
  reasons: Message[];
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
  swings: Series;
}

export interface ReviewView {
  seat: number;
  decisions: number;
  mistakes: number;
  points_lost: number;
  error: number;
  levels: string[];
  errs_more: boolean;
  numbers: Message;
  similar: Message | null;
}

export interface AnalysisView {
  bot: string;
  version: string;
  players: number;
  names: string[] | null;
  rounds: number;
  over: boolean;
  winners: number[] | null;
  scores: Record<string, number>[];
  decisions: DecisionView[];
  reviews: ReviewView[];
  turning_points: TurningPointView[];
}
