/** The answers that can be explained to this player. */

import { QUESTIONS } from "../lib/game";
import type { Moment, View } from "../lib/wire";

/** Return whether the server would explain a moment: a bot's answer, or anyone's after the game. */
export function isExplainable(view: Pick<View, "status" | "settings" | "you" | "seats">, moment: Moment): boolean {
  if (!moment.chosen || moment.seat < 0 || QUESTIONS[moment.question]?.inParts) return false;
  if (view.status === "over") return true;
  return view.settings.hints && view.you !== null && view.seats[moment.seat]?.kind === "bot";
}
