/** The board as `Game.observe` writes it: everything that a seat may see. */

export type Good = "corn" | "indigo" | "sugar" | "tobacco" | "coffee";

export type Goods = Record<Good, number>;

/** People somewhere: on a tile, in a building, on the ship. */
export interface People {
  colonists: number;
  nobles: number;
}

/** The tiles of one kind on an island. For forests, `under` tells what lies face down. */
export interface IslandTiles extends Partial<People> {
  tiles: number;
  under?: Partial<Goods>;
}

/** What a seat has. `vp` and `noted` (points that chips were missing for) are null where they are hidden. */
export interface SeatPosition {
  doubloons: number;
  vp: number | null;
  noted: number | null;
  goods: Goods;
  island: Record<string, IslandTiles>;
  city: Record<string, People>;
  san_juan: People;
}

export interface RoleCard {
  doubloons: number;
  taken: number | null;
}

export interface CargoShip {
  capacity: number;
  good: Good | null;
  loaded: number;
}

/** `role` is the one whose phase goes on; `buildings` says how many of each type are left. */
export interface Position {
  rules: { players: number; expansions: string[] } & Record<string, unknown>;
  round: number;
  governor: number;
  to_choose: number | null;
  roles: Record<string, RoleCard>;
  role?: string;
  bank: People & { vp: number; goods: Goods; quarries: number };
  plantations: { face_up: Goods; face_down: Goods; discard: Goods };
  colonist_ship: People;
  ships: CargoShip[];
  trading_house: Good[];
  buildings: Record<string, number>;
  ending: string[];
  seats: SeatPosition[];
  question: string;
  seat: number | null;
}

/** Is this the last round, because an end has come in sight or because so many were agreed on? */
export function isLastRound({ ending, round, rules }: Pick<Position, "ending" | "round" | "rules">): boolean {
  return ending.length > 0 || round === rules["max_rounds"];
}
