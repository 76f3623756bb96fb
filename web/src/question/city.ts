/** The twelve spaces of a city. */

import { BUILDINGS, CITY_SPACES } from "../lib/game";
import type { SeatPosition } from "../lib/position";

/** How many spaces a building takes: large ones take two. */
export function spacesOf(building: string): number {
  return BUILDINGS[building]?.kind === "large" ? 2 : 1;
}

export function freeSpaces(city: SeatPosition["city"]): number {
  return Object.keys(city).reduce((free, building) => free - spacesOf(building), CITY_SPACES);
}

/** Would this building fill the city? Then the game ends with the round. */
export function wouldFill(city: SeatPosition["city"], building: string): boolean {
  return freeSpaces(city) === spacesOf(building);
}
