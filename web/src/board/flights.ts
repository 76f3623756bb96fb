/** Which pieces move in the animation, found by matching losses with gains. */

import { GOODS } from "../lib/game";
import type { PieceKind } from "../pieces/picture";
import type { Moment, View } from "../lib/wire";

export interface Flight {
  kind: PieceKind;
  name: string;
  /** Paths in the position. */
  from: string;
  to: string;
  count: number;
  /** Flights of a group run together; groups run one after another. */
  group: number;
}

interface Change {
  kind: PieceKind;
  name: string;
  path: string;
  by: number;
}

// All colonists are lifted and placed in the same moment, so there is nothing to show.
const UNSEEN = ["LIFT"];

/** Return the pieces that a change of the position moves; null if none. */
function changeOf(path: string, [old, now]: [unknown, unknown], shipGood: (ship: string) => string | null): Change | null {
  const part = path.split(".");
  const last = part.at(-1) ?? "";
  const by = Number(now ?? 0) - Number(old ?? 0);
  const change = (kind: PieceKind, name = "", at = path): Change => ({ kind, name, path: at, by });
  if (part[0] === "trading_house") {
    const good = String(old ?? now);
    return { kind: "good", name: good, path: "trading_house", by: now === null ? -1 : 1 };
  }
  if (part[0] === "ships") {
    const good = shipGood(part[1] ?? "");
    return last === "loaded" && good ? change("good", good, `ships.${part[1]}`) : null;
  }
  if (last === "colonists" || last === "nobles") {
    // A new building appears with its number of colonists.
    if (part[2] === "city" && old === null && last === "colonists") {
      return { kind: "building", name: part[3] ?? "", path: part.slice(0, 4).join("."), by: 1 };
    }
    return change(last === "nobles" ? "noble" : "colonist", "", part.slice(0, -1).join("."));
  }
  if (last === "doubloons") return change("doubloon");
  if (last === "vp") return change("point");
  if (part.includes("goods")) return change("good", last);
  if (last === "tiles") return change("tile", part[3], part.slice(0, -1).join("."));
  if (last === "quarries") return change("tile", "quarry");
  if (part[0] === "plantations") return change("tile", last);
  if (part[0] === "buildings") return change("building", last);
  return null;
}

/** Return the flights of these moments. The views contain the goods on the ships. */
export function flightsOf(moments: readonly Moment[], view: View, before: View | null): Flight[] {
  const flights: Flight[] = [];
  let group = 0;
  for (const moment of moments) {
    if (UNSEEN.includes(moment.question)) continue;
    const shipGood = (ship: string): string | null => {
      const [old, now] = moment.changes?.[`ships.${ship}.good`] ?? [];
      const said = now ?? old;
      if (typeof said === "string") return said;
      const number = Number(ship);
      return view.position?.ships[number]?.good ?? before?.position?.ships[number]?.good ?? null;
    };
    const changes = Object.entries(moment.changes ?? {})
      .map(([path, change]) => changeOf(path, change, shipGood))
      .filter((change) => change !== null && change.by !== 0) as Change[];
    const found = matched(changes, group);
    if (found.length) group++;
    flights.push(...found);
  }
  return flights;
}

function matched(changes: Change[], group: number): Flight[] {
  const flights: Flight[] = [];
  const left = changes.map((change) => ({ ...change }));
  for (const come of left.filter((change) => change.by > 0)) {
    for (const gone of left.filter((change) => change.by < 0 && change.kind === come.kind && change.name === come.name)) {
      const count = Math.min(come.by, -gone.by);
      if (count <= 0) continue;
      come.by -= count;
      gone.by += count;
      flights.push({ kind: come.kind, name: come.name, from: gone.path, to: come.path, count, group });
    }
  }
  // Doubloons, points and goods without a match come from or go to the bank.
  for (const { kind, name, path, by } of left) {
    if (by === 0 || (kind !== "doubloon" && kind !== "point" && kind !== "good")) continue;
    if (kind === "good" && !(GOODS as readonly string[]).includes(name)) continue;
    const [from, to] = by > 0 ? ["bank", path] : [path, "bank"];
    flights.push({ kind, name, from, to, count: Math.abs(by), group });
  }
  return flights;
}
