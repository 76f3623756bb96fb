/** Answers for tests. */

import type { AnswerParts } from "./wire";

/** An answer; its text only tells it from others. */
export function said(verb: string, thing: string | null = null, number: number | null = null): AnswerParts {
  return { text: [verb, thing, number].filter((part) => part !== null).join(" "), verb, thing, number };
}
