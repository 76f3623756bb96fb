/** Words with pieces in them: a mark in the text says which piece is drawn before the next word. */

import type { Kind } from "../pieces/picture";

const MARK = /\uE000(\w+):([^\uE001]*)\uE001/;
const ALL_MARKS = new RegExp(MARK, "g");

/** Words, or a piece with what it belongs to: a bracket before it and the word after it stay in its line. */
export type Part = string | { kind: Kind; name: string; lead: string; word: string };

const OPENING = /[(„“«]+$/;

/** The words with a picture in front of them. Messages take such words like any others. */
export function marked(kind: Kind, name: string | number, words: string): string {
  return `\uE000${kind}:${name}\uE001${words}`;
}

/** The words alone, to be read aloud or searched. */
export function plainWords(words: string): string {
  return words.replaceAll(ALL_MARKS, "");
}

/** The words without the pieces of one kind, where that piece stands beside them anyway. */
export function without(kind: Kind, words: string): string {
  return words.replaceAll(new RegExp(`\\uE000${kind}:[^\\uE001]*\\uE001`, "g"), "");
}

/** Words and pieces in the order in which they are shown. */
export function parts(words: string): Part[] {
  const [first = "", ...marks] = words.split(ALL_MARKS);
  const found: Part[] = [first];
  for (let place = 0; place < marks.length; place += 3) {
    const [kind = "", name = "", text = ""] = marks.slice(place, place + 3);
    const word = /^\S*/.exec(text)?.[0] ?? "";
    const before = String(found.pop() ?? "");
    const lead = OPENING.exec(before)?.[0] ?? "";
    found.push(before.slice(0, before.length - lead.length));
    found.push({ kind: kind as Kind, name, lead, word }, text.slice(word.length));
  }
  return found.filter((part) => part !== "");
}
