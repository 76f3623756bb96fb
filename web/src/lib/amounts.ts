/** Amounts of things, named as in the server's effects and log: their pieces and their words. */

import type { PieceKind } from "../pieces/picture";
import { named, t } from "./i18n.svelte";

const COUNTED: Record<string, { kind: PieceKind; name?: string; message: string }> = {
  doubloons: { kind: "doubloon", message: "count-doubloons" },
  vp: { kind: "point", message: "count-points" },
  colonists: { kind: "colonist", message: "count-colonists" },
  nobles: { kind: "noble", message: "count-nobles" },
  quarries: { kind: "tile", name: "quarry", message: "count-quarries" },
  plantations: { kind: "tile", name: "back", message: "count-plantations" },
  cost: { kind: "doubloon", message: "prospect-cost" },
};
const KINDS: Record<string, "good" | "tile" | "building"> = { goods: "good", island: "tile", city: "building" };

/** The piece that shows a thing: of "doubloons", "corn", "goods.corn", "island.quarry" or "city.hacienda". */
export function pieceOf(thing: string): { kind: PieceKind; name: string } {
  const counted = COUNTED[thing];
  if (counted) return { kind: counted.kind, name: counted.name ?? "" };
  const [where = "", name] = thing.split(".");
  return { kind: KINDS[where] ?? "good", name: name ?? where };
}

/** "2 doubloons", "3 corn", "Hacienda". */
export function amountText(thing: string, n: number): string {
  const counted = COUNTED[thing];
  if (counted) return t(counted.message, { n });
  const { kind, name } = pieceOf(thing);
  return kind === "good" ? t(named("count", name), { n }) : t(named(kind, name));
}

/** "+", "−", or "≤" for the cost of a building within reach. */
export function signOf(thing: string, n: number): string {
  if (thing === "cost") return "≤";
  return n > 0 ? "+" : "−";
}

/** "+2 doubloons" or "−2 doubloons". */
export function signedText(things: string, n: number): string {
  return t(n > 0 ? "effect-gain" : "effect-loss", { things });
}

/** A share in percent. */
export function percent(share: number): number {
  return Math.round(share * 100);
}
