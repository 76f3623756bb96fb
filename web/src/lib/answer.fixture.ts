/** Answers for tests. */

import type { AnswerParts } from "./wire";

/** Return an answer with a text that is unique. */
export function said(verb: string, thing: string | null = null, number: number | null = null): AnswerParts {
  return { text: [verb, thing, number].filter((part) => part !== null).join(" "), verb, thing, number };
}
