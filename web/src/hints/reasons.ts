/** The reasons of a hint in the language of the page. The server decides which are shown. */

import { named, t } from "../lib/i18n.svelte";
import { answerWords } from "../lib/words";
import type { FinalPointsView, MotiveView, ReasonView, ThingView } from "../lib/study";
import type { AnswerParts } from "../lib/wire";
import { type Company, forms, player } from "../log/message_text";

const SEPARATOR = " · ";
// Tiles with a message of their own for amounts.
const TILES: Record<string, string> = { quarry: "count-quarries", forest: "count-forests", any: "count-tiles" };
// Effects that come later, and their messages.
const NOT_AT_ONCE: Record<string, string> = { output: "hint-output", full: "hint-full", use: "hint-use" };

// For these answers the name of the thing is enough; the price may be unknown.
const NAMED: Record<string, string> = { build: "building", choose: "building", role: "role" };

/** Return an answer in few words. */
export function brief(question: string, answer: AnswerParts): string {
  const { verb, thing } = answer;
  const kind = NAMED[verb];
  return kind && thing ? t(named(kind, thing)) : answerWords(question, answer);
}

function amount({ kind, name, number }: ThingView): string {
  const n = Math.round(Math.abs(number) * 10) / 10;
  if (kind === "buildings" || (kind === "use" && name !== "quarry")) return t(named("building", name));
  if (kind === "tiles" || kind === "use") {
    const count = TILES[name];
    if (count) return t(count, { n });
    const thing = t(named("tile", name));
    return n === 1 ? thing : t("hint-times", { n, thing });
  }
  return t(named("count", name || kind), { n });
}

/** "+2 points, −1 Hacienda". */
function signed(things: readonly ThingView[]): string {
  return things
    .map((thing) => t(thing.number > 0 ? "effect-gain" : "effect-loss", { things: amount(thing) }))
    .join(", ");
}

/** "+2 points · +1 corn per production". */
function changes(things: readonly ThingView[]): string[] {
  const parts = [signed(things.filter(({ kind }) => !NOT_AT_ONCE[kind]))];
  for (const [kind, message] of Object.entries(NOT_AT_ONCE)) {
    const effects = signed(things.filter((thing) => thing.kind === kind));
    if (effects) parts.push(t(message, { effects }));
  }
  return parts;
}

function points({ number, error, source }: FinalPointsView): string {
  const effects = signed([{ kind: "points", name: "", number }]);
  const told = t("hint-final", { effects, error: Math.round(error * 10) / 10 });
  return source ? `${told}, ${t(named("hint-mostly", source))}` : told;
}

function motiveWords({ kind, seat, thing, role }: MotiveView, company: Company): string {
  return t(named("motive", kind), {
    ...(thing?.kind === "barrels" ? forms("good", thing.name) : {}),
    name: seat === null ? "" : player(company, seat),
    things: thing ? amount(thing) : "",
    role: role ? t(named("role", role)) : "",
  });
}

/** Return what is good about the best answer, and what is expected next. */
function outlook({ compared_with: best, motives, line, best_line: after }: ReasonView, company: Company, question: string): string[] {
  const lines = [];
  if (motives.length) {
    const words = motives.map((motive) => motiveWords(motive, company)).join(SEPARATOR);
    lines.push(best ? t("hint-better-why", { answer: brief(question, best), motives: words }) : t("hint-why", { motives: words }));
  }
  const steps = (roles: ReasonView["line"]): string =>
    roles.map(({ seat, role }) => t("effect-seat", { name: player(company, seat), effects: t(named("role", role)) })).join(", ");
  if (line.length) lines.push(t("hint-line", { steps: steps(line) }));
  if (best && after.length) lines.push(t("hint-better-line", { answer: brief(question, best), steps: steps(after) }));
  return lines;
}

/** A reason, line by line: for the player who answers, for the others, and how it ends. */
export function reasonLines(told: ReasonView, company: Company, question: string): string[] {
  const { seat, compared_with: best, others, other, most } = told;
  const line = (whose: number | null, parts: string[]): string => {
    const effects = parts.filter(Boolean).join(SEPARATOR);
    if (!effects) return "";
    if (whose !== null && whose === company.you) return t("effect-you", { effects });
    return t("effect-seat", { name: whose === null ? t("board-others") : player(company, whose), effects });
  };
  const final = (whose: number | null): string[] => told.final.filter((share) => share.seat === whose).map(points);

  const theirs = changes(others);
  if (most && others[0]) {
    const things = amount({ ...others[0], number: most.number });
    theirs.push(t("hint-most", { name: player(company, most.seat), things }));
  }
  const rest = told.final.filter((share) => share.seat !== seat && share.seat !== other);
  const lines = [
    line(seat, [...changes(told.mine), ...final(seat)]),
    line(other, [...theirs, ...final(other)]),
    ...rest.map((share) => line(share.seat, [points(share)])),
    told.ends === null ? "" : t(told.ends ? "effect-ending" : "hint-not-ending"),
  ].filter(Boolean);
  const next = outlook(told, company, question);
  if (best === null) return lines.length || next.length ? [...lines, ...next] : [t("hint-keeps")];
  const answer = brief(question, best);
  return lines.length ? [t("hint-compared", { answer }), ...lines, ...next] : [t("hint-same", { answer }), ...next];
}
