/** Placements of the mayor phase while they are arranged. */

import type { People, SeatPosition } from "../lib/position";
import type { Arrangement } from "../lib/table.svelte";

export type Placement = Record<string, People>;
export type Person = "colonist" | "noble";

export const NOBODY: People = { colonists: 0, nobles: 0 };

export function at(placement: Placement, place: string): People {
  return placement[place] ?? NOBODY;
}

/** Return all colonists and nobles of a seat. */
export function everyone(seat: SeatPosition): People {
  const groups = [seat.san_juan, ...Object.values(seat.island), ...Object.values(seat.city)];
  const sum = (kind: keyof People): number => groups.reduce((all, one) => all + (one[kind] ?? 0), 0);
  return { colonists: sum("colonists"), nobles: sum("nobles") };
}

/** Return the people who are not placed. */
export function inHand(all: People, placement: Placement): People {
  let { colonists, nobles } = all;
  for (const people of Object.values(placement)) {
    colonists -= people.colonists;
    nobles -= people.nobles;
  }
  return { colonists, nobles };
}

/** Return the number of placed people. */
export function placed(placement: Placement): number {
  return Object.values(placement).reduce((all, { colonists, nobles }) => all + colonists + nobles, 0);
}

/** Return the person on each circle of a place, nobles first. */
export function slots(people: People, circles: number): (Person | null)[] {
  return Array.from({ length: Math.max(circles, people.colonists + people.nobles) }, (_, i) =>
    i < people.nobles ? "noble" : i < people.nobles + people.colonists ? "colonist" : null,
  );
}

/** Return a placement with a person added to or removed from a place. */
export function changed(placement: Placement, place: string, person: Person, by: 1 | -1): Placement {
  const people = { ...at(placement, place) };
  people[person === "noble" ? "nobles" : "colonists"] += by;
  return { ...placement, [place]: people };
}

/** Return whether two placements are equal. */
export function same(one: Placement, other: Placement): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((place) => {
    const [here, there] = [at(one, place), at(other, place)];
    return here.colonists === there.colonists && here.nobles === there.nobles;
  });
}

/** Return a bot's proposal as a placement. */
export function fromArrangement(arrangement: Arrangement): Placement {
  return Object.fromEntries(
    Object.entries(arrangement).map(([place, pieces]) => {
      const [colonists, nobles] = typeof pieces === "number" ? [pieces, 0] : pieces;
      return [place, { colonists, nobles }];
    }),
  );
}

/** Return a placement for the server. */
export function toArrangement(placement: Placement): Arrangement {
  const placed = Object.entries(placement).filter(([, people]) => people.colonists + people.nobles > 0);
  return Object.fromEntries(placed.map(([place, { colonists, nobles }]) => [place, [colonists, nobles]]));
}
