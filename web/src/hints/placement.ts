/** A whole arrangement of the mayor phase in words. */

import { BUILDINGS, TILES } from "../lib/game";
import { named, t } from "../lib/i18n.svelte";
import type { Arrangement } from "../lib/table.svelte";

function placeName(place: string): string {
  if (place in BUILDINGS) return t(named("building", place));
  return t(named((TILES as readonly string[]).includes(place) ? "tile" : "place", place));
}

/** "Hacienda: 1 colonist, Villa: 1 noble". */
export function placementWords(arrangement: Arrangement): string {
  return Object.entries(arrangement)
    .map(([place, people]) => {
      const [colonists, nobles] = Array.isArray(people) ? people : [people, 0];
      const who = [
        colonists ? t("count-colonists", { n: colonists }) : "",
        nobles ? t("count-nobles", { n: nobles }) : "",
      ];
      return t("hint-placed", { place: placeName(place), people: who.filter(Boolean).join(", ") });
    })
    .join("; ");
}
