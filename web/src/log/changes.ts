/** What a moment changed, read from the paths in its `changes`. */

import { GOODS } from "../lib/game";
import type { Moment } from "../lib/wire";

export type Amounts = Record<string, number>;

type Change = readonly [path: string[], old: unknown, now: unknown];

/** All changes, their paths taken apart: `seats.2.goods.corn` is ["seats", "2", "goods", "corn"]. */
export function changesOf(moments: readonly Moment[]): Change[] {
  return moments.flatMap((moment) =>
    Object.entries(moment.changes ?? {}).map(([path, [old, now]]): Change => [path.split("."), old, now]),
  );
}

function difference(old: unknown, now: unknown): number {
  return Number(now ?? 0) - Number(old ?? 0);
}

/** Of what a seat has more or less: doubloons, points and goods, by the names of these. */
export function gained(moments: readonly Moment[], seat: number): Amounts {
  const amounts: Amounts = {};
  for (const [path, old, now] of changesOf(moments)) {
    if (path[0] !== "seats" || path[1] !== String(seat)) continue;
    const name = path[2] === "noted" ? "vp" : path[2] === "goods" ? path[3] : path[2];
    if (name === "doubloons" || name === "vp" || (GOODS as readonly string[]).includes(name ?? "")) {
      amounts[name as string] = (amounts[name as string] ?? 0) + difference(old, now);
    }
  }
  return nonZero(amounts);
}

/** Where people came and went on the board of a seat, by the names of places; `nobles` alone or both kinds together. */
export function moved(moments: readonly Moment[], seat: number): Amounts {
  const amounts: Amounts = {};
  for (const [path, old, now] of changesOf(moments)) {
    const [seats, whose, where, place] = path;
    const what = path.at(-1);
    if (seats !== "seats" || whose !== String(seat) || (what !== "colonists" && what !== "nobles")) continue;
    const name = where === "san_juan" ? "san_juan" : (place as string);
    amounts[name] = (amounts[name] ?? 0) + difference(old, now);
  }
  return nonZero(amounts);
}

/** How many people each seat got into San Juan. */
export function arrived(moments: readonly Moment[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const [path, old, now] of changesOf(moments)) {
    if (path[0] !== "seats" || path[2] !== "san_juan") continue;
    const seat = Number(path[1]);
    found.set(seat, (found.get(seat) ?? 0) + difference(old, now));
  }
  return found;
}

/** The loads of the ships that sailed. */
export function sailed(moment: Moment): { good: string; n: number }[] {
  const loads: { good: string; n: number }[] = [];
  for (const [path, old] of changesOf([moment])) {
    if (path[0] !== "ships" || path[2] !== "good" || typeof old !== "string") continue;
    const loaded = moment.changes?.[`ships.${path[1]}.loaded`];
    loads.push({ good: old, n: Number(loaded?.[0] ?? 0) });
  }
  return loads;
}

/** The conditions of the end that were met now. */
export function endings(moment: Moment): string[] {
  const changed = changesOf([moment]).filter(([path]) => path[0] === "ending");
  const before = new Set(changed.map(([, old]) => old));
  return [...new Set(changed.map(([, , now]) => now))].filter(
    (now): now is string => typeof now === "string" && !before.has(now),
  );
}

function nonZero(amounts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, n]) => n !== 0));
}
