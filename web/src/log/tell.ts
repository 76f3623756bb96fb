/** What happened, in sentences of the language that is shown now. */

import { BUILDINGS, GOODS, TILES, VERBS } from "../lib/game";
import { has, joined, named, t } from "../lib/i18n.svelte";
import { type Parsed, parsedAnswer } from "../lib/notation";
import { seatName } from "../lib/words";
import type { Moment, View } from "../lib/wire";
import type { Kind } from "../pieces/picture";
import { type Amounts, arrived, changesOf, endings, gained, moved, sailed } from "./changes";
import { marked } from "./marks";

/** Whom the log is told to, and who sits at the table. */
export type Company = Pick<View, "game" | "seats" | "you">;

/** One sentence. `seats` are those it is about; it is true of the board after `step`. */
export interface Line {
  key: string;
  step: number;
  seats: number[];
  question: string;
  words: string;
  /** Did somebody have no turn? */
  skipped: boolean;
}

/** A player's name with the emblem of the seat. */
export function player(company: Company, seat: number): string {
  return seat < 0 ? t("log-chance") : marked("emblem", seat, seatName(company, seat));
}

export function players(company: Company, seats: readonly number[]): string {
  return joined(seats.map((seat) => player(company, seat)));
}

const AMOUNTS: Record<string, [Kind, string]> = {
  doubloons: ["doubloon", "count-doubloons"],
  vp: ["point", "count-points"],
};

/** Words about an amount of something, with its piece: "2 doubloons", "+3 corn". */
function withPiece(name: string, words: (amount: string) => string, n: number): string {
  const [kind, count] = AMOUNTS[name] ?? ["good", named("count", name)];
  return marked(kind, kind === "good" ? name : "", words(t(count, { n })));
}

export function amountWords(name: string, n: number): string {
  return withPiece(name, (amount) => amount, n);
}

/** Gains and losses: "+2 doubloons, −3 corn". */
export function gainWords(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([name, n]) =>
      withPiece(name, (things) => t(n > 0 ? "effect-gain" : "effect-loss", { things }), Math.abs(n)),
    )
    .join(", ");
}

/** The piece that shows a thing which an answer names. */
function pieceOf(verb: string, thing: string): [Kind, string] | null {
  const kind = VERBS[verb]?.thing;
  if (!kind) return null;
  if (kind !== "place") return [kind, thing];
  if (thing in BUILDINGS) return ["building", thing];
  return (TILES as readonly string[]).includes(thing) ? ["tile", thing] : null;
}

function thingId(verb: string, thing: string): string {
  const kind = VERBS[verb]?.thing ?? "good";
  const piece = pieceOf(verb, thing);
  return piece ? named(piece[0], thing) : named(kind, thing);
}

function thingWords({ verb, thing, number }: Parsed): Record<string, string | number> {
  if (thing === null) return { number: number ?? 0 };
  const id = thingId(verb, thing);
  const piece = pieceOf(verb, thing);
  const form = (part: string): string => {
    const words = part && has(`${id}.${part}`) ? t(`${id}.${part}`) : t(id);
    return piece ? marked(...piece, words) : words;
  };
  return { thing: form(""), object: form("object"), of: form("of"), number: number ?? 0 };
}

/** Barrels that went back to the supply because there was no room for them. */
function lostWords(company: Company, moment: Moment): string {
  const lost = Object.entries(gained([moment], moment.seat)).filter(
    ([name, n]) => n < 0 && (GOODS as readonly string[]).includes(name),
  );
  if (!lost.length) return "";
  const things = joined(lost.map(([name, n]) => amountWords(name, -n)));
  return t("log-lost", { name: player(company, moment.seat), things });
}

// The answers whose number of barrels is news; all others name what they move.
const BARRELS = new Set(["load", "load_wharf", "load_small_wharf", "pass"]);

function answered(company: Company, moment: Moment, parsed: Parsed): string {
  const name = player(company, moment.seat);
  const words = { ...thingWords(parsed), name, seats: 1 };
  const declined = named("log-pass", moment.question);
  let line = parsed.verb === "pass" && has(declined) ? t(declined, words) : t(named("log", parsed.verb), words);
  const amounts = gained([moment], moment.seat);
  if (!BARRELS.has(parsed.verb)) for (const good of GOODS) delete amounts[good];
  const gains = gainWords(amounts);
  if (gains) line = t("log-with-gains", { sentence: line, gains });
  if (moment.why) return t("log-with-reason", { sentence: line, why: whySkipped(moment.why) });
  const forced = !moment.chosen && moment.seat === company.you && parsed.verb !== "pass";
  return forced ? t("log-forced", { sentence: line }) : line;
}

/** Why a turn was skipped: not because of the one piece that was pressed, but of all that there are. */
function whySkipped(why: string): string {
  const id = named("why", why);
  return t(has(`${id}.skipped`) ? `${id}.skipped` : id);
}

/** A placement of the mayor phase, told by where people came and went. */
function placed(company: Company, moments: readonly Moment[], seat: number): string {
  const name = player(company, seat);
  const shares = Object.entries(moved(moments, seat))
    .filter(([place, n]) => place !== "san_juan" || n > 0)
    .map(([place, n]) => {
      const piece = pieceOf("place", place);
      const words = t(thingId("place", place));
      const thing = piece ? marked(...piece, words) : words;
      return t("log-moved", { thing, amount: n > 0 ? `+${n}` : `−${-n}` });
    });
  return shares.length ? t("log-placement", { name, shares: shares.join(", ") }) : t("log-placement-unchanged", { name });
}

function distributed(company: Company, moments: readonly Moment[]): string {
  const shares = [...arrived(moments)].map(([seat, n]) => t("log-share", { name: player(company, seat), n }));
  return t("log-moment-distribute", { shares: shares.join(", ") });
}

/** Tiles that were laid out in the row. */
function laidOut(moments: readonly Moment[]): string {
  const tiles = moments.map(({ answer }) => parsedAnswer(answer).thing as string);
  const gains = tiles.map((tile) => marked("tile", tile, t(named("good", tile)))).join(", ");
  return t("log-with-gains", { sentence: t("log-moment-refill-row"), gains });
}

// Moments of which nothing is to be told if they brought nothing.
const BRINGING = new Set(["PRODUCE", "FIRST_TURN", "PROSPECTOR", "LODGE_POINTS"]);

function happened(company: Company, moment: Moment): string {
  const changes = moment.changes ?? {};
  const id = named("log-moment", moment.question);
  const words = { name: player(company, moment.seat), gains: gainWords(gained([moment], moment.seat)) };
  switch (moment.question) {
    case "NEW_ROUND":
      return roundWords(company, Number(changes["round"]?.[1] ?? 1), Number(changes["governor"]?.[1] ?? moment.seat));
    case "ROUND":
      return endings(moment).map(endWords)[0] ?? t(id, words);
    case "DISTRIBUTE":
      return distributed(company, [moment]);
    case "LIFT":
      return placed(company, [moment], moment.seat);
    case "REFILL_SHIP": {
      const aboard = changesOf([moment]).filter(([path]) => path[0] === "colonist_ship");
      const count = (kind: string): number =>
        aboard.reduce((sum, [path, , now]) => sum + (path[1] === kind ? Number(now ?? 0) : 0), 0);
      const [colonists, nobles] = [count("colonists"), count("nobles")];
      if (!nobles) return t(id, { n: colonists });
      const people = [...(colonists ? [t("count-colonists", { n: colonists })] : []), t("count-nobles", { n: nobles })];
      return t("log-refill-with-nobles", { people: joined(people) });
    }
    case "UNLOAD": {
      const loads = sailed(moment).map(({ good, n }) => amountWords(good, n));
      return loads.length ? t(id, { things: joined(loads) }) : t("log-continue");
    }
    case "STORAGE":
      return lostWords(company, moment) || t(id, words);
    default:
      return BRINGING.has(moment.question) && !words.gains ? t("log-continue") : t(id, words);
  }
}

export function roundWords(company: Company, round: number, governor: number): string {
  return t("log-moment-new-round", { round, name: player(company, governor) });
}

function isToRow(moment: Moment): boolean {
  return changesOf([moment]).some(([path]) => path[0] === "plantations" && path[1] === "face_up");
}

/** One moment in one sentence, whatever it is. */
export function told(company: Company, moment: Moment): string {
  const parsed = parsedAnswer(moment.answer);
  if (moment.question === "CHANCE" && isToRow(moment)) return laidOut([moment]);
  if (moment.question === "STORE") return stored(company, moment, parsed);
  return parsed.verb === "continue" ? happened(company, moment) : answered(company, moment, parsed);
}

/** The sentence of a step. A placement is told as far as it has come. The pass that ends a turn of several answers adds nothing: then it is the one before. */
export function toldAt(company: Company, moments: readonly Moment[], step: number): string {
  const at = moments.findIndex((moment) => moment.step === step);
  const moment = moments[at];
  const before = moments[at - 1];
  if (!moment) return "";
  if (isPlacement(moment)) {
    const others = moments.slice(0, at + 1).findLastIndex((other) => !isPlacement(other) || other.seat !== moment.seat);
    return placed(company, moments.slice(others + 1, at + 1), moment.seat);
  }
  const endsTurn = isSkipped(moment) && before?.question === moment.question && before.seat === moment.seat;
  return told(company, endsTurn ? before : moment);
}

function isPlacement({ question }: Moment): boolean {
  return question === "LIFT" || question === "PLACE";
}

function stored(company: Company, moment: Moment, parsed: Parsed): string {
  const lost = lostWords(company, moment);
  if (parsed.verb === "pass") return lost || answered(company, { ...moment, why: null }, parsed);
  const line = answered(company, moment, parsed);
  return lost ? t("log-and", { first: line, last: lost }) : line;
}

/** Is it a turn without a choice? The pass that ends storage tells what was lost and is no skipped turn. */
export function isSkipped(moment: Moment): boolean {
  return moment.answer === "pass" && !moment.chosen && moment.question !== "STORE";
}

/** Is there nothing to tell? Some moments only move the game on. */
function isSilent(moment: Moment): boolean {
  if (endings(moment).length) return false;
  if (moment.question === "STORE" && moment.answer === "pass") return !changesOf([moment]).length;
  if (moment.answer !== "continue") return false;
  if (["ROUND", "LODGES", "CAPTAIN", "REFILL_ROW", "LAST_GUESTS"].includes(moment.question)) return true;
  if (BRINGING.has(moment.question) || moment.question === "STORAGE") {
    return !Object.keys(gained([moment], moment.seat)).length;
  }
  return moment.question === "UNLOAD" && !sailed(moment).length;
}

/** Moments that are told together have equal keys: a placement, arrivals, a new row, skips for one reason. */
function groupOf(company: Company, moment: Moment): string {
  if (isPlacement(moment)) return `placement ${moment.seat}`;
  if (moment.question === "DISTRIBUTE") return "arrival";
  if (moment.question === "CHANCE" && isToRow(moment)) return "row";
  if (isSkipped(moment) && moment.seat !== company.you) return `skipped ${moment.question} ${moment.why}`;
  return `step ${moment.step}`;
}

/** What is worth telling: not the pass of somebody who has had answers, nor a reason that was told in this phase. */
function worthTelling(moments: readonly Moment[]): Moment[] {
  const kept: Moment[] = [];
  const toldReasons = new Set<string>();
  const answeredTurns = new Set<string>();
  for (const moment of moments) {
    if (moment.question === "CHOOSE_ROLE") {
      toldReasons.clear();
      answeredTurns.clear();
    }
    const turn = `${moment.question} ${moment.seat}`;
    const reason = `${turn} ${moment.why}`;
    const skipped = isSkipped(moment);
    if (!(skipped && (answeredTurns.has(turn) || toldReasons.has(reason))) && !isSilent(moment)) kept.push(moment);
    if (skipped) toldReasons.add(reason);
    else if (moment.seat >= 0 && moment.answer !== "continue") answeredTurns.add(turn);
  }
  return kept;
}

/** The sentence of moments that are told together. */
function together(company: Company, group: string, run: readonly Moment[]): string {
  const first = run[0] as Moment;
  if (group.startsWith("placement")) return placed(company, run, first.seat);
  if (group === "arrival") return distributed(company, run);
  if (group === "row") return laidOut(run);
  if (run.length === 1) return told(company, first);
  const seats = run.map(({ seat }) => seat);
  const sentence = t(named("log-pass", first.question), { name: players(company, seats), seats: seats.length });
  return t("log-with-reason", { sentence, why: whySkipped(first.why ?? "legal") });
}

/** Has somebody picked up his people and not yet put them down? That is told when they stand. */
function isBegun(run: readonly Moment[], moments: readonly Moment[]): boolean {
  return run.length === 1 && run[0]?.question === "LIFT" && run[0] === moments.at(-1);
}

/** The lines of the log for these moments. */
export function tell(company: Company, moments: readonly Moment[]): Line[] {
  const lines: Line[] = [];
  let run: Moment[] = [];
  let group = "";
  const close = (): void => {
    const last = run.at(-1);
    if (!last) return;
    lines.push({
      key: `${run[0]?.step}`,
      step: last.step,
      seats: group === "arrival" ? [...arrived(run).keys()] : [...new Set(run.map(({ seat }) => seat))],
      question: last.question,
      words: together(company, group, run),
      skipped: isSkipped(last),
    });
    for (const moment of run) if (moment.question !== "ROUND") lines.push(...ends(moment));
    run = [];
  };
  for (const moment of worthTelling(moments)) {
    const next = groupOf(company, moment);
    if (next !== group) close();
    group = next;
    run.push(moment);
  }
  if (!isBegun(run, moments)) close();
  return lines;
}

/** The lines about what came after a step. What was answered earlier in that phase decides what is worth telling. */
export function toldSince(company: Company, moments: readonly Moment[], since: number): Line[] {
  if (since <= 0) return [];
  const phase = moments.findLastIndex(({ step, question }) => step <= since && question === "CHOOSE_ROLE");
  return tell(company, moments.slice(Math.max(0, phase))).filter(({ step }) => step > since);
}

function endWords(ending: string): string {
  return t("log-ending", { ending: t(named("ending", ending)) });
}

function ends(moment: Moment): Line[] {
  return endings(moment).map((ending) => ({
    key: `${moment.step} ${ending}`,
    step: moment.step,
    seats: [],
    question: "ENDING",
    words: endWords(ending),
    skipped: false,
  }));
}
