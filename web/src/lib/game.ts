// Made by `python -m puertorico.table.views.typescript`; change the Python source instead.

export const GOODS = [
  "corn",
  "indigo",
  "sugar",
  "tobacco",
  "coffee",
] as const;

export const TILES = [
  "corn",
  "indigo",
  "sugar",
  "tobacco",
  "coffee",
  "quarry",
] as const;

export const PLACES = [
  "corn",
  "indigo",
  "sugar",
  "tobacco",
  "coffee",
  "quarry",
  "small_indigo_plant",
  "small_sugar_mill",
  "indigo_plant",
  "sugar_mill",
  "tobacco_storage",
  "coffee_roaster",
  "small_market",
  "hacienda",
  "construction_hut",
  "small_warehouse",
  "hospice",
  "office",
  "large_market",
  "large_warehouse",
  "factory",
  "university",
  "harbor",
  "wharf",
  "guild_hall",
  "residence",
  "fortress",
  "customs_house",
  "city_hall",
  "aqueduct",
  "forest_house",
  "black_market",
  "storehouse",
  "guesthouse",
  "trading_post",
  "church",
  "small_wharf",
  "lighthouse",
  "specialty_factory",
  "library",
  "union_hall",
  "statue",
  "cloister",
  "land_office",
  "chapel",
  "hunting_lodge",
  "zoning_office",
  "royal_supplier",
  "villa",
  "jeweler",
  "royal_garden",
  "san_juan",
] as const;

export const ROLES = [
  "settler",
  "mayor",
  "builder",
  "craftsman",
  "trader",
  "captain",
  "prospector",
  "prospector 2",
] as const;

export const EXPANSIONS = [
  "new_buildings",
  "nobles",
] as const;

export const LEVELS = [
  "newcomer",
  "settler",
  "merchant",
  "governor",
  "viceroy",
] as const;

export const MOMENTS = [
  "ROUND",
  "NEW_ROUND",
  "LODGES",
  "LODGE_POINTS",
  "DISCARD_ROW",
  "REFILL_ROW",
  "RESHUFFLE",
  "DISTRIBUTE",
  "LIFT",
  "REFILL_SHIP",
  "PRODUCE",
  "EMPTY_HOUSE",
  "CAPTAIN",
  "FIRST_TURN",
  "STORAGE",
  "UNLOAD",
  "PROSPECTOR",
  "LAST_GUESTS",
  "GAME_OVER",
] as const;

export const REASONS = [
  "legal",
  "not_asked",
  "not_in_game",
  "out_of_order",
  "taken",
  "no_privilege",
  "not_occupied",
  "not_colonist",
  "not_noble",
  "nothing_there",
  "no_goods",
  "not_enough_nobles",
  "not_produced",
  "already_done",
  "chosen",
  "already_built",
  "sold_out",
  "island_full",
  "city_full",
  "no_circle",
  "supply_empty",
  "too_expensive",
  "house_full",
  "kind_in_house",
  "kind_on_other_ship",
  "ship_has_other_kind",
  "ship_full",
  "ship_too_small",
  "must_load",
  "no_place_left",
  "storage_full",
  "excluded",
  "too_many",
  "too_few",
  "cannot_cover",
  "must_ship_one",
  "complete_kind",
  "single_barrel",
] as const;

export const ISLAND_SPACES = 12;
export const CITY_SPACES = 12;
export const HOUSE_PLACES = 4;

/** What the trading house pays for a barrel. */
export const PRICES: Record<string, number> = {
  corn: 0,
  indigo: 1,
  sugar: 2,
  tobacco: 3,
  coffee: 4,
};

/** What a game starts with, by number of players; `starts` are the islands with each tile. */
export const SETUP = [
  { players: 2, doubloons: 3, chips: 65, colonists: 40, ships: [4, 6], starts: {"indigo": 1, "corn": 1} },
  { players: 3, doubloons: 2, chips: 75, colonists: 55, ships: [4, 5, 6], starts: {"indigo": 2, "corn": 1} },
  { players: 4, doubloons: 3, chips: 100, colonists: 75, ships: [5, 6, 7], starts: {"indigo": 2, "corn": 2} },
  { players: 5, doubloons: 4, chips: 126, colonists: 95, ships: [6, 7, 8], starts: {"indigo": 3, "corn": 2} },
] as const;

/**
 * A row of the verbs: what kind of thing its answers name, the pieces on the board that give the answer when
 * pressed (the first is what it is about), the pictures on its chip, the `building` it needs, the piece that
 * moves as a `guest`, whether it `declines`, and whether the thing alone says the answer (`isShort`).
 */
export type ThingKind = "good" | "tile" | "building" | "place" | "role";
export interface Verb {
  thing: ThingKind | null;
  pieces: readonly string[];
  pictures: readonly string[];
  building: string | null;
  guest: "colonist" | "noble" | null;
  declines?: true;
  isShort?: true;
}

export const VERBS: Record<string, Verb> = {
  continue: { thing: null, pieces: [], pictures: [], building: null, guest: null },
  pass: { thing: null, pieces: [], pictures: [], building: null, guest: null, declines: true },
  done: { thing: null, pieces: [], pictures: [], building: null, guest: null, declines: true },
  draw: { thing: null, pieces: ["pile"], pictures: ["tile:back"], building: "hacienda", guest: null },
  plantation: { thing: null, pieces: ["pile"], pictures: ["tile:back"], building: "forest_house", guest: null },
  forest: { thing: null, pieces: ["pile"], pictures: ["tile:forest"], building: "forest_house", guest: null },
  colonist: { thing: null, pieces: ["{part}:colonist"], pictures: ["colonist"], building: null, guest: null },
  noble: { thing: null, pieces: ["{part}:noble"], pictures: ["noble"], building: null, guest: null },
  library: { thing: null, pieces: ["mine:library"], pictures: ["building:library"], building: "library", guest: null },
  role: { thing: "role", pieces: ["role:{thing}"], pictures: ["role:{thing}"], building: null, guest: null, isShort: true },
  choose: { thing: "building", pieces: ["building:{thing}"], pictures: ["building:{thing}"], building: null, guest: null, isShort: true },
  take: { thing: "tile", pieces: ["row:{thing}"], pictures: ["tile:{thing}"], building: null, guest: null, isShort: true },
  take_as_forest: { thing: "tile", pieces: ["row:{thing}"], pictures: ["tile:forest"], building: "forest_house", guest: null },
  discard: { thing: "tile", pieces: ["mine:{thing}", "mine:{thing}:empty"], pictures: ["tile:{thing}"], building: null, guest: null },
  discard_colonist: { thing: "tile", pieces: ["mine:{thing}", "mine:{thing}:colonist"], pictures: ["tile:{thing}", "colonist"], building: null, guest: null },
  discard_noble: { thing: "tile", pieces: ["mine:{thing}", "mine:{thing}:noble"], pictures: ["tile:{thing}", "noble"], building: null, guest: null },
  discard_forest: { thing: "tile", pieces: ["mine:forest", "mine:forest:empty"], pictures: ["tile:forest"], building: null, guest: null },
  place: { thing: "place", pieces: [], pictures: [], building: null, guest: null },
  place_noble: { thing: "place", pieces: [], pictures: [], building: null, guest: null },
  build: { thing: "building", pieces: ["building:{thing}"], pictures: ["building:{thing}"], building: null, guest: null, isShort: true },
  pay_colonist: { thing: "place", pieces: ["mine:{thing}", "mine:{thing}:colonist"], pictures: ["colonist", "place:{thing}"], building: "black_market", guest: null },
  pay_noble: { thing: "place", pieces: ["mine:{thing}", "mine:{thing}:noble"], pictures: ["noble", "place:{thing}"], building: "black_market", guest: null },
  pay_barrel: { thing: "good", pieces: ["good:{thing}"], pictures: ["good:{thing}"], building: "black_market", guest: null },
  pay_chip: { thing: null, pieces: ["points"], pictures: ["point"], building: "black_market", guest: null },
  extra: { thing: "good", pieces: ["stock:{thing}", "good:{thing}"], pictures: ["good:{thing}"], building: null, guest: null },
  sell: { thing: "good", pieces: ["good:{thing}", "house"], pictures: ["good:{thing}"], building: null, guest: null },
  sell_to_post: { thing: "good", pieces: ["good:{thing}", "mine:trading_post"], pictures: ["good:{thing}"], building: "trading_post", guest: null },
  buy: { thing: null, pieces: ["pile"], pictures: ["tile:back"], building: "land_office", guest: null },
  deliver: { thing: "good", pieces: ["good:{thing}", "mine:royal_supplier"], pictures: ["good:{thing}"], building: "royal_supplier", guest: null },
  load: { thing: "good", pieces: ["good:{thing}", "ship:{number}"], pictures: ["good:{thing}"], building: null, guest: null },
  load_wharf: { thing: "good", pieces: ["good:{thing}", "mine:wharf"], pictures: ["good:{thing}"], building: "wharf", guest: null },
  load_small_wharf: { thing: null, pieces: ["mine:small_wharf"], pictures: ["building:small_wharf"], building: "small_wharf", guest: null },
  barrel: { thing: "good", pieces: [], pictures: ["good:{thing}"], building: "small_wharf", guest: null },
  keep_all: { thing: "good", pieces: [], pictures: ["good:{thing}"], building: null, guest: null },
  keep_one: { thing: "good", pieces: [], pictures: ["good:{thing}"], building: null, guest: null },
  guest: { thing: "place", pieces: ["mine:{thing}", "mine:{thing}:empty"], pictures: ["colonist", "place:{thing}"], building: "guesthouse", guest: "colonist" },
  noble_guest: { thing: "place", pieces: ["mine:{thing}", "mine:{thing}:empty"], pictures: ["noble", "place:{thing}"], building: "guesthouse", guest: "noble" },
  turn: { thing: "tile", pieces: [], pictures: ["good:{thing}"], building: null, guest: null },
};

/**
 * A row of the questions: verbs in order, part of the table, where it is answered, and whether in parts;
 * why a place takes nothing more, and why an arrangement is not complete.
 */
export type TablePart = "roles" | "buildings" | "tiles" | "supply" | "colonist_ship" | "trading_house" | "ships";
export interface Question {
  verbs: readonly string[];
  part: TablePart | null;
  ownBoard: boolean;
  inParts: boolean;
  noRoom?: string;
  tooFew?: string;
}

export const QUESTIONS: Record<string, Question> = {
  DRAFT: { verbs: ["choose"], part: "buildings", ownBoard: false, inParts: false },
  CHOOSE_ROLE: { verbs: ["role", "guest", "noble_guest"], part: "roles", ownBoard: false, inParts: false },
  LIBRARY: { verbs: ["library", "pass"], part: null, ownBoard: true, inParts: false },
  HACIENDA: { verbs: ["draw", "pass", "guest", "noble_guest"], part: "tiles", ownBoard: false, inParts: false },
  LAY_TILE: { verbs: ["plantation", "forest"], part: "tiles", ownBoard: false, inParts: false },
  TAKE_TILE: { verbs: ["take", "take_as_forest", "pass", "guest", "noble_guest"], part: "tiles", ownBoard: false, inParts: false },
  HOSPICE: { verbs: ["colonist", "noble", "pass"], part: "supply", ownBoard: false, inParts: false },
  HUNTING_LODGE: { verbs: ["discard", "discard_colonist", "discard_noble", "discard_forest", "pass"], part: null, ownBoard: true, inParts: false },
  MAYOR_PRIVILEGE: { verbs: ["colonist", "pass"], part: "supply", ownBoard: false, inParts: false },
  VILLA: { verbs: ["noble", "colonist", "pass"], part: "supply", ownBoard: false, inParts: false },
  SHIP_PIECE: { verbs: ["noble", "colonist"], part: "colonist_ship", ownBoard: false, inParts: false },
  PLACE: { verbs: ["place", "place_noble"], part: null, ownBoard: true, inParts: true, noRoom: "no_circle", tooFew: "too_few" },
  BUILD: { verbs: ["build", "pass", "guest", "noble_guest"], part: "buildings", ownBoard: false, inParts: false },
  BLACK_MARKET: { verbs: ["pay_colonist", "pay_noble", "pay_barrel", "pay_chip", "pass"], part: null, ownBoard: true, inParts: false },
  UNIVERSITY: { verbs: ["colonist", "noble", "pass"], part: "supply", ownBoard: false, inParts: false },
  CRAFTSMAN_PRIVILEGE: { verbs: ["extra", "pass", "guest", "noble_guest"], part: "supply", ownBoard: false, inParts: false },
  TRADE: { verbs: ["sell", "sell_to_post", "buy", "discard", "discard_colonist", "discard_noble", "discard_forest", "pass", "guest", "noble_guest"], part: "trading_house", ownBoard: false, inParts: false },
  DELIVER: { verbs: ["deliver", "pass", "guest", "noble_guest"], part: "ships", ownBoard: true, inParts: false },
  LOAD: { verbs: ["load", "load_wharf", "load_small_wharf", "pass", "guest", "noble_guest"], part: "ships", ownBoard: false, inParts: false },
  SMALL_WHARF: { verbs: ["barrel", "done"], part: "ships", ownBoard: true, inParts: false, tooFew: "must_ship_one" },
  STORE: { verbs: ["keep_all", "keep_one", "pass"], part: "ships", ownBoard: true, inParts: true, noRoom: "storage_full" },
  GUESTS: { verbs: ["pass", "guest", "noble_guest"], part: null, ownBoard: true, inParts: false, noRoom: "no_circle" },
  CHANCE: { verbs: ["turn"], part: "tiles", ownBoard: false, inParts: false },
};

/** Where guests come from, and why a place takes none. */
export const GUESTS = { home: "guesthouse", noRoom: "no_circle" } as const;

/** The role of each card; there are two prospectors. */
export const ROLE_OF_CARD: Record<string, string> = {
  "settler": "settler",
  "mayor": "mayor",
  "builder": "builder",
  "craftsman": "craftsman",
  "trader": "trader",
  "captain": "captain",
  "prospector": "prospector",
  "prospector 2": "prospector",
};

/** A row of the building table: `good` is what it produces, `marks` the roles in whose phases it works. */
export interface Building {
  expansion: "new_buildings" | "nobles" | null;
  kind: "small_production" | "production" | "beige" | "large";
  cost: number;
  points: number;
  circles: number;
  spaces: number;
  column: number;
  good: string | null;
  marks: readonly string[];
}

export const BUILDINGS: Record<string, Building> = {
  small_indigo_plant: { expansion: null, kind: "small_production", cost: 1, points: 1, circles: 1, spaces: 1, column: 1, good: "indigo", marks: ["craftsman"] },
  small_sugar_mill: { expansion: null, kind: "small_production", cost: 2, points: 1, circles: 1, spaces: 1, column: 1, good: "sugar", marks: ["craftsman"] },
  indigo_plant: { expansion: null, kind: "production", cost: 3, points: 2, circles: 3, spaces: 1, column: 2, good: "indigo", marks: ["craftsman"] },
  sugar_mill: { expansion: null, kind: "production", cost: 4, points: 2, circles: 3, spaces: 1, column: 2, good: "sugar", marks: ["craftsman"] },
  tobacco_storage: { expansion: null, kind: "production", cost: 5, points: 3, circles: 3, spaces: 1, column: 3, good: "tobacco", marks: ["craftsman"] },
  coffee_roaster: { expansion: null, kind: "production", cost: 6, points: 3, circles: 2, spaces: 1, column: 3, good: "coffee", marks: ["craftsman"] },
  small_market: { expansion: null, kind: "beige", cost: 1, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["trader"] },
  hacienda: { expansion: null, kind: "beige", cost: 2, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["settler"] },
  construction_hut: { expansion: null, kind: "beige", cost: 2, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["settler"] },
  small_warehouse: { expansion: null, kind: "beige", cost: 3, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["captain"] },
  hospice: { expansion: null, kind: "beige", cost: 4, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["settler"] },
  office: { expansion: null, kind: "beige", cost: 5, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["trader"] },
  large_market: { expansion: null, kind: "beige", cost: 5, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["trader"] },
  large_warehouse: { expansion: null, kind: "beige", cost: 6, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["captain"] },
  factory: { expansion: null, kind: "beige", cost: 7, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["craftsman"] },
  university: { expansion: null, kind: "beige", cost: 8, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["builder"] },
  harbor: { expansion: null, kind: "beige", cost: 8, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["captain"] },
  wharf: { expansion: null, kind: "beige", cost: 9, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["captain"] },
  guild_hall: { expansion: null, kind: "large", cost: 10, points: 4, circles: 1, spaces: 2, column: 4, good: null, marks: ["end"] },
  residence: { expansion: null, kind: "large", cost: 10, points: 4, circles: 1, spaces: 2, column: 4, good: null, marks: ["end"] },
  fortress: { expansion: null, kind: "large", cost: 10, points: 4, circles: 1, spaces: 2, column: 4, good: null, marks: ["end"] },
  customs_house: { expansion: null, kind: "large", cost: 10, points: 4, circles: 1, spaces: 2, column: 4, good: null, marks: ["end"] },
  city_hall: { expansion: null, kind: "large", cost: 10, points: 4, circles: 1, spaces: 2, column: 4, good: null, marks: ["end"] },
  aqueduct: { expansion: "new_buildings", kind: "beige", cost: 1, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["craftsman"] },
  forest_house: { expansion: "new_buildings", kind: "beige", cost: 2, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["settler", "builder"] },
  black_market: { expansion: "new_buildings", kind: "beige", cost: 2, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["builder"] },
  storehouse: { expansion: "new_buildings", kind: "beige", cost: 3, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["captain"] },
  guesthouse: { expansion: "new_buildings", kind: "beige", cost: 4, points: 2, circles: 2, spaces: 1, column: 2, good: null, marks: ["any"] },
  trading_post: { expansion: "new_buildings", kind: "beige", cost: 5, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["trader"] },
  church: { expansion: "new_buildings", kind: "beige", cost: 5, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["builder"] },
  small_wharf: { expansion: "new_buildings", kind: "beige", cost: 6, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["captain"] },
  lighthouse: { expansion: "new_buildings", kind: "beige", cost: 7, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["captain"] },
  specialty_factory: { expansion: "new_buildings", kind: "beige", cost: 8, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["craftsman"] },
  library: { expansion: "new_buildings", kind: "beige", cost: 8, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["any"] },
  union_hall: { expansion: "new_buildings", kind: "beige", cost: 9, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["captain"] },
  statue: { expansion: "new_buildings", kind: "large", cost: 10, points: 8, circles: 0, spaces: 2, column: 4, good: null, marks: ["end"] },
  cloister: { expansion: "new_buildings", kind: "large", cost: 10, points: 4, circles: 1, spaces: 2, column: 4, good: null, marks: ["end"] },
  land_office: { expansion: "nobles", kind: "beige", cost: 2, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["trader"] },
  chapel: { expansion: "nobles", kind: "beige", cost: 3, points: 1, circles: 1, spaces: 1, column: 1, good: null, marks: ["craftsman"] },
  hunting_lodge: { expansion: "nobles", kind: "beige", cost: 4, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["settler"] },
  zoning_office: { expansion: "nobles", kind: "beige", cost: 5, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["builder"] },
  royal_supplier: { expansion: "nobles", kind: "beige", cost: 6, points: 2, circles: 1, spaces: 1, column: 2, good: null, marks: ["captain"] },
  villa: { expansion: "nobles", kind: "beige", cost: 7, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["mayor"] },
  jeweler: { expansion: "nobles", kind: "production", cost: 8, points: 3, circles: 1, spaces: 1, column: 3, good: null, marks: ["craftsman"] },
  royal_garden: { expansion: "nobles", kind: "large", cost: 10, points: 4, circles: 1, spaces: 2, column: 4, good: null, marks: ["end"] },
};
