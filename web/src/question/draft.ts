/** The draft: which buildings can still become part of the game. */

import { BUILDINGS, DRAFT_PLACES } from "../lib/game";

/** The buildings that are drafted at all: those that produce and those of the nobles are always in. */
const DRAFTED = Object.keys(BUILDINGS).filter((name) => {
  const row = BUILDINGS[name];
  return row && (row.kind === "beige" || row.kind === "large") && row.expansion !== "nobles";
});

/** For each cost with free places: how many there are. */
export function placesLeft(chosen: Record<string, number>): { cost: number; left: number }[] {
  return DRAFT_PLACES.map((places, cost) => ({
    cost,
    left: places - DRAFTED.filter((name) => name in chosen && BUILDINGS[name]?.cost === cost).length,
  })).filter(({ left }) => left > 0);
}

/** The buildings that stand for a choice, whoever chooses. */
export function stillOffered(chosen: Record<string, number>): string[] {
  const costs = new Set(placesLeft(chosen).map(({ cost }) => cost));
  return DRAFTED.filter((name) => !(name in chosen) && costs.has(BUILDINGS[name]?.cost ?? 0));
}
