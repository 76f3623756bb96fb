/** The narrator's messages as text in the language of the page, with inline pieces. */

import { amountText, pieceOf, signedText } from "../lib/amounts";
import { either, has, joined, named, t } from "../lib/i18n.svelte";
import type { Argument, Message, Series, View } from "../lib/wire";
import { seatName } from "../lib/words";
import type { PieceKind } from "../pieces/picture";
import { marked, plainWords } from "./inline_pieces";

/** The reader of the log and the players at the table. */
export type Company = Pick<View, "game" | "seats" | "you">;

/** A player's name with the emblem of the seat. */
export function player(company: Company, seat: number): string {
  return seat < 0 ? t("log-chance") : marked("emblem", seat, seatName(company, seat));
}

/** The same in the log, where the reader is "You". */
export function playerOrYou(company: Company, seat: number): string {
  return seat === company.you ? marked("emblem", seat, t("board-you")) : player(company, seat);
}

function players(company: Company, seats: readonly number[]): string {
  return joined(seats.map((seat) => playerOrYou(company, seat)));
}

/** "Bruno sells coffee (+4 doubloons)"; to Bruno, "You sell coffee (+4 doubloons)". */
export function messageText(company: Company, message: Message | Series): string {
  return String(value(company, message));
}

function formatted(company: Company, [, id, args]: Message): string {
  const values: Record<string, string | number> = {};
  for (const [name, argument] of Object.entries(args)) {
    if (typeof argument !== "number" && argument[0] === "piece") Object.assign(values, forms(argument[1], argument[2]));
    else values[name] = value(company, argument);
  }
  const yours = id.replace(/^log-/, "you-").replace(/-seat$/, "-you");
  if (company.you !== null && yours !== id && has(yours) && isAbout(args["name"], company.you))
    return marked("emblem", company.you, t(yours, values));
  return t(has(id) ? id : (id.split(".")[0] ?? id), values);
}

/** Is this player the only one named? The narrator reports the reader's own turns separately. */
function isAbout(named: Argument | undefined, seat: number): boolean {
  return Array.isArray(named) && named[0] === "seats" && named[1].length === 1 && named[1][0] === seat;
}

/** Say who has won, with the emblem of a reader who has. */
export function verdictText({ verdict, winners, ...company }: Company & Pick<View, "verdict" | "winners">): string {
  if (!verdict) return "";
  const words = messageText(company, verdict);
  return company.you !== null && winners?.includes(company.you) ? marked("emblem", company.you, words) : words;
}

function value(company: Company, argument: Argument): string | number {
  if (typeof argument === "number") return argument;
  switch (argument[0]) {
    case "seats":
      return players(company, argument[1]);
    case "player":
      return player(company, argument[1]);
    case "piece":
      return withPiece(argument[1], argument[2], t(named(argument[1], argument[2])));
    case "gains":
      return Object.entries(argument[1])
        .map(([name, n]) => amount(name, n, true))
        .join(", ");
    case "amounts":
      return joined(Object.entries(argument[1]).map(([name, n]) => amount(name, n)));
    case "shares":
      return argument[1].map(([seat, n]) => t("log-share", { name: playerOrYou(company, seat), n })).join(", ");
    case "moves":
      return argument[1]
        .map(([kind, name, n]) => {
          const thing = withPiece(kind, name, t(named(kind, name)));
          return t("log-moved", { thing, amount: signedText(String(Math.abs(n)), n) });
        })
        .join(", ");
    case "tiles":
      return argument[1].map((tile) => marked("tile", tile, t(named("good", tile)))).join(", ");
    case "message":
      // Answers look as on their buttons, without pieces.
      return argument[1].startsWith("answer-") ? plainWords(formatted(company, argument)) : formatted(company, argument);
    case "series":
      return series(
        argument[1].map((message) => messageText(company, message)),
        argument[2],
      );
  }
}

function series(parts: string[], joint: Series[2]): string {
  if (joint === "and") return joined(parts);
  return joint === "or" ? either(parts) : parts.join(`${joint} `);
}

/** The grammatical forms of a thing's name, each with its piece. */
function forms(kind: string, name: string): Record<string, string> {
  const id = named(kind, name);
  const form = (part: string): string => withPiece(kind, name, t(has(`${id}.${part}`) ? `${id}.${part}` : id));
  return { thing: withPiece(kind, name, t(id)), object: form("object"), of: form("of") };
}

/** San Juan and other places have no piece. */
function withPiece(kind: string, name: string, words: string): string {
  return kind === "place" ? words : marked(kind as PieceKind, name, words);
}

/** "2 doubloons", "3 corn", with the piece; "+2 doubloons" if signed. */
function amount(thing: string, n: number, isSigned = false): string {
  const { kind, name } = pieceOf(thing);
  const words = amountText(thing, Math.abs(n));
  return marked(kind, name, isSigned ? signedText(words, n) : words);
}
