// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.

export type Good = "corn" | "indigo" | "sugar" | "tobacco" | "coffee";

export type Goods = Record<Good, number>;

/** The supply. */
export interface Bank {
  colonists: number;
  goods: Goods;
  nobles: number;
  quarries: number;
  vp: number;
}

/** Colonists and nobles in one place: on a tile, in a building, on the ship. */
export interface People {
  colonists: number;
  nobles: number;
}

/** The plantation tiles in the row and the two piles. */
export interface Plantations {
  discard: Goods;
  face_down: Goods;
  face_up: Goods;
}

/** A role card and the seat that has taken it. */
export interface RoleCard {
  doubloons: number;
  taken: number | null;
}

/** A rule set. Options that have their default are left out. */
export interface Rules {
  black_market_strict?: boolean;
  draft_exclusions?: string;
  draft_mode?: string;
  expansions: string[];
  force_largest_ship?: boolean;
  forest_from_hacienda?: boolean;
  fortress_counts_san_juan?: boolean;
  hidden_vp?: boolean;
  library_2p_once_per_round?: boolean;
  library_craftsman_distinct?: boolean;
  max_rounds?: number;
  noble_auto_to_mayor?: boolean;
  players: number;
  statue_needs_colonist?: boolean;
  vp_5p?: number;
}

/** Tiles of one kind on an island. Forests have `under` (their hidden kinds) but no people. */
export interface IslandTiles {
  colonists?: number;
  nobles?: number;
  tiles: number;
  under?: Record<string, number>;
}

/** A player board. `noted` are points won after the chips ran out; hidden points are null. */
export interface SeatPosition {
  city: Record<string, People>;
  doubloons: number;
  goods: Goods;
  island: Record<string, IslandTiles>;
  noted: number | null;
  san_juan: People;
  vp: number | null;
}

/** A cargo ship and its barrels. */
export interface CargoShip {
  capacity: number;
  good: Good | null;
  loaded: number;
}

/** What a seat is shown: the table, the rules and the question.

    `phase` is the role of the current phase. `circles` are those of each building with these rules.
     */
export interface Observation {
  bank: Bank;
  buildings: Record<string, number>;
  circles: Record<string, number>;
  colonist_ship: People;
  ending: string[];
  governor: number;
  last_round: boolean;
  phase: string | null;
  plantations: Plantations;
  question: string;
  role: string | null;
  roles: Record<string, RoleCard>;
  round: number;
  rules: Rules;
  seat: number | null;
  seats: SeatPosition[];
  ships: CargoShip[];
  to_choose: number | null;
  trading_house: Good[];
}
