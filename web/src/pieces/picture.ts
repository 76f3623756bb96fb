import { BUILDINGS, ROLE_OF_CARD } from "../lib/game";
import { buildings } from "./buildings";
import type { Drawing, Drawings } from "./drawing";
import { emblems } from "./emblems";
import { goods } from "./goods";
import { cargoShip, colonistShip, tradingHouse, type BarrelHolder } from "./ships";
import { roles } from "./roles";
import { tiles } from "./tiles";
import { circle, tokens } from "./tokens";

export type PieceKind =
  | "good"
  | "tile"
  | "building"
  | "role"
  | "emblem"
  | "colonist"
  | "noble"
  | "circle"
  | "doubloon"
  | "point"
  | "ship"
  | "colonist_ship"
  | "trading_house";

interface Painted {
  drawing: Drawing;
  /** The color of the good, tile or seat, and of marks on it. */
  tint?: string;
  onTint?: string;
}

export interface Picture extends Painted {
  width: number;
  height: number;
  inside: readonly (Painted & { x: number; y: number })[];
}

const inColor = (drawing: Drawing, color: string): Painted => ({
  drawing,
  tint: `var(--good-${color})`,
  onTint: `var(--on-${color})`,
});

const square = (painted: Painted): Picture => ({ width: 32, height: 32, inside: [], ...painted });

const named = (drawings: Drawings, name: string | number): Drawing => drawings[name] ?? circle;

const barrel = (good: string): Painted => inColor(named(goods, good), good);

function holder({ width, height, drawing, places }: BarrelHolder, aboard: readonly string[]): Picture {
  const inside = places.map(([x, y], i) => {
    const good = aboard[i];
    return { x, y, ...(good ? barrel(good) : { drawing: circle }) };
  });
  return { width, height, drawing, inside };
}

/** Return the drawing of a piece; an empty circle for unknown names. */
export function picture(kind: PieceKind, name: string | number, aboard: readonly string[] = []): Picture {
  switch (kind) {
    case "good":
      return square(barrel(String(name)));
    case "tile":
      return square(inColor(named(tiles, name), String(name)));
    case "building":
      // Of the buildings without a good, only the jeweler shows a color.
      return square(inColor(named(buildings, name), BUILDINGS[name]?.good ?? "jewel"));
    case "role":
      return square({ drawing: named(roles, ROLE_OF_CARD[name] ?? String(name)) });
    case "emblem":
      return square({ drawing: emblems[Number(name)] ?? circle, tint: `var(--seat-${name})` });
    case "ship":
      return holder(cargoShip(Number(name)), aboard);
    case "trading_house":
      return holder(tradingHouse, aboard);
    case "colonist_ship":
      return square({ drawing: colonistShip });
    default:
      return square({ drawing: named(tokens, kind) });
  }
}
