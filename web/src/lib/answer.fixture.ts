/** Answers for tests. */

import { VERBS } from "./game";
import type { AnswerParts } from "./wire";

/** `said("load", "corn", 5)` is the answer "load corn 5". */
export function said(verb: string, thing: string | null = null, number: number | null = null): AnswerParts {
  const text = (VERBS[verb]?.text ?? verb).replace("{thing}", thing ?? "").replace("{number}", String(number));
  return { text, verb, thing, number };
}
