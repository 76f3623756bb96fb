import { BUILDINGS } from "../lib/game";

const beige: Readonly<Record<string, readonly string[]>> = {
  settler: ["hacienda", "construction_hut", "hospice", "forest_house", "hunting_lodge"],
  mayor: ["villa"],
  builder: ["university", "forest_house", "black_market", "church", "zoning_office"],
  craftsman: ["factory", "aqueduct", "specialty_factory", "chapel"],
  trader: ["small_market", "office", "large_market", "trading_post", "land_office"],
  captain: [
    "small_warehouse",
    "large_warehouse",
    "harbor",
    "wharf",
    "storehouse",
    "small_wharf",
    "lighthouse",
    "union_hall",
    "royal_supplier",
  ],
  any: ["guesthouse", "library"],
};

/** The role marks of a building: those in whose phases it works, or `end` for one that counts at the end. */
export function marks(building: string): string[] {
  switch (BUILDINGS[building]?.kind) {
    case "large":
      return ["end"];
    case "small_production":
    case "production":
      return ["craftsman"];
    default:
      return Object.keys(beige).filter((role) => beige[role]?.includes(building));
  }
}
