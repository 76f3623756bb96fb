/** Marks in texts for pieces drawn before the next word. */

import type { PieceKind } from "../pieces/picture";

const MARK = /\uE000(\w+):([^\uE001]*)\uE001/;
const ALL_MARKS = new RegExp(MARK, "g");

/** Text, or a piece that stays on one line with the bracket before it and the word after it. */
export type TextPart = string | { kind: PieceKind; name: string; lead: string; word: string };

const OPENING = /[(„“«]+$/;

/** Put a mark for a piece before a text. Messages accept marked text like any other. */
export function marked(kind: PieceKind, name: string | number, words: string): string {
  return `\uE000${kind}:${name}\uE001${words}`;
}

/** Return the text without marks, for screen readers and search. */
export function plainWords(words: string): string {
  return words.replaceAll(ALL_MARKS, "");
}

/** Remove the marks of one kind, where that piece is shown beside the text anyway. */
export function without(kind: PieceKind, words: string): string {
  return words.replaceAll(new RegExp(`\\uE000${kind}:[^\\uE001]*\\uE001`, "g"), "");
}

/** Split a marked text into words and pieces. */
export function parts(words: string): TextPart[] {
  const [first = "", ...marks] = words.split(ALL_MARKS);
  const found: TextPart[] = [first];
  for (let place = 0; place < marks.length; place += 3) {
    const [kind = "", name = "", text = ""] = marks.slice(place, place + 3);
    const word = /^\S*/.exec(text)?.[0] ?? "";
    const before = String(found.pop() ?? "");
    const lead = OPENING.exec(before)?.[0] ?? "";
    found.push(before.slice(0, before.length - lead.length));
    found.push({ kind: kind as PieceKind, name, lead, word }, text.slice(word.length));
  }
  return found.filter((part) => part !== "");
}
