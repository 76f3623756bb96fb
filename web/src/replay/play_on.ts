/** Playing on from a step of a finished game. */

import { api } from "../lib/api";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { View } from "../lib/wire";

/** May a new table be started with a position of this game? */
export function isOpenToPlayOn(table: Pick<View, "status" | "read_only">): boolean {
  return table.status === "over" && !table.read_only;
}

/** Start a table against bots with the position after a step, at one of its seats. Throws a `Refusal`. */
export async function playOn(table: Pick<View, "game" | "seats" | "settings">, step: number, seat: number): Promise<void> {
  const { game } = await api.create({
    seats: table.seats.map(({ bot }, number) =>
      number === seat
        ? { kind: "me", name: settings.name || null }
        : { kind: "bot", bot: bot ?? table.settings.stand_in },
    ),
    settings: { pace: settings.pace, random_seats: false },
    text: await api.textUntil(table.game, step),
  });
  go({ name: "game", game });
}
