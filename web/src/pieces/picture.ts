import { BUILDINGS } from "../lib/game";
import { buildings } from "./buildings";
import type { Drawing, Drawings } from "./drawing";
import { emblems } from "./emblems";
import { goods } from "./goods";
import { cargoShip, colonistShip, tradingHouse, type Quay } from "./harbour";
import { roles } from "./roles";
import { tiles } from "./tiles";
import { circle, tokens } from "./tokens";

export type Kind =
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
  /** The colour of the good, tile or seat, and that of marks on it. */
  tint?: string;
  onTint?: string;
}

export interface Picture extends Painted {
  width: number;
  height: number;
  inside: readonly (Painted & { x: number; y: number })[];
}

const inColour = (drawing: Drawing, colour: string): Painted => ({
  drawing,
  tint: `var(--good-${colour})`,
  onTint: `var(--on-${colour})`,
});

const square = (painted: Painted): Picture => ({ width: 32, height: 32, inside: [], ...painted });

const named = (drawings: Drawings, name: string | number): Drawing => drawings[name] ?? circle;

const barrel = (good: string): Painted => inColour(named(goods, good), good);

function quay({ width, height, drawing, places }: Quay, aboard: readonly string[]): Picture {
  const inside = places.map(([x, y], i) => {
    const good = aboard[i];
    return { x, y, ...(good ? barrel(good) : { drawing: circle }) };
  });
  return { width, height, drawing, inside };
}

/** What to draw for a piece. A name that nobody has drawn gives an empty circle. */
export function picture(kind: Kind, name: string | number, aboard: readonly string[] = []): Picture {
  switch (kind) {
    case "good":
      return square(barrel(String(name)));
    case "tile":
      return square(inColour(named(tiles, name), String(name)));
    case "building":
      // Of the buildings that make no good only the jeweler shows a colour.
      return square(inColour(named(buildings, name), BUILDINGS[name]?.good ?? "jewel"));
    case "role":
      return square({ drawing: named(roles, String(name).replace(/ 2$/, "")) });
    case "emblem":
      return square({ drawing: emblems[Number(name)] ?? circle, tint: `var(--seat-${name})` });
    case "ship":
      return quay(cargoShip(Number(name)), aboard);
    case "trading_house":
      return quay(tradingHouse, aboard);
    case "colonist_ship":
      return square({ drawing: colonistShip });
    default:
      return square({ drawing: named(tokens, kind) });
  }
}
