import { BUILDINGS } from "../lib/game";

/** The role marks of a building: those in whose phases it works, or `end` for one that counts at the end. */
export function marks(building: string): readonly string[] {
  return BUILDINGS[building]?.marks ?? [];
}
