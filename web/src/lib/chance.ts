/** The commitment to the seed of the draws: remembered when the game is first seen, and checked after the game. */

import { keep, recall } from "./stored";
import type { View } from "./wire";

function key(game: string): string {
  return `commitment.${game}`;
}

/** Remember the commitment that this browser saw first: a later one must be the same. */
export function noteCommitment(view: View): void {
  if (view.chance && recall("session", key(view.game)) === null) {
    keep("session", key(view.game), view.chance.commitment);
  }
}

/** Return whether the commitment is the first one seen and matches the published salt and seed. */
export async function isKept(view: View): Promise<boolean> {
  const chance = view.chance;
  if (!chance?.seed || !chance.salt || chance.broken) return false;
  if (recall("session", key(view.game)) !== chance.commitment) return false;
  // Browsers hash only on encrypted pages and on this machine; elsewhere, rely on the server's own check.
  if (!globalThis.crypto?.subtle) return true;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${chance.salt}:${chance.seed}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === chance.commitment;
}
