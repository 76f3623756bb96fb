/** The answers that can be explained to this player. */

import type { Moment, View } from "../lib/wire";

// Placements and storage are asked in parts.
const IN_PARTS = ["PLACE", "STORE"];

/** Return whether the server would explain a moment: a bot's answer, or anyone's after the game. */
export function isExplainable(view: Pick<View, "status" | "settings" | "you" | "seats">, moment: Moment): boolean {
  if (!moment.chosen || moment.seat < 0 || IN_PARTS.includes(moment.question)) return false;
  if (view.status === "over") return true;
  return view.settings.hints && view.you !== null && view.seats[moment.seat]?.kind === "bot";
}
