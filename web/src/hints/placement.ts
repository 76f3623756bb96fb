/** A placement of the mayor phase in words. */

import { BUILDINGS, TILES } from "../lib/game";
import { named, t } from "../lib/i18n.svelte";
import type { Arrangement } from "../lib/table.svelte";
import { marked } from "../log/inline_pieces";

function placeName(place: string): string {
  if (place in BUILDINGS) return marked("building", place, t(named("building", place)));
  if ((TILES as readonly string[]).includes(place)) return marked("tile", place, t(named("tile", place)));
  return t(named("place", place));
}

/** "2", or "1 colonist, 1 noble" if there are nobles. */
function peopleWords(colonists: number, nobles: number): string {
  if (!nobles) return String(colonists);
  const words = [colonists ? t("count-colonists", { n: colonists }) : "", t("count-nobles", { n: nobles })];
  return words.filter(Boolean).join(", ");
}

/** "Hacienda: 1; Villa: 1 noble", with the pieces. */
export function placementWords(arrangement: Arrangement): string {
  return Object.entries(arrangement)
    .map(([place, people]) => {
      const [colonists, nobles] = Array.isArray(people) ? people : [people, 0];
      return t("hint-placed", { place: placeName(place), people: peopleWords(colonists, nobles) });
    })
    .join("; ");
}
