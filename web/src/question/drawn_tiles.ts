/** Tiles drawn since the player's last answer. */

import type { Moment } from "../lib/wire";

/** Return the tiles that were drawn for a seat. */
export function drawnTiles(since: readonly Moment[], seat: number): string[] {
  const ours = new RegExp(`^seats\\.${seat}\\.island\\.(\\w+)\\.tiles$`);
  return since
    .filter(({ question }) => question === "CHANCE")
    .flatMap(({ changes }) => Object.keys(changes ?? {}).flatMap((path) => ours.exec(path)?.[1] ?? []));
}
