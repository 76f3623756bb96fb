// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.

import type { Observation } from "./position";
import type { AnswerParts, Moment, QuestionView } from "./wire";

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
