/** What chance has brought us since our last answer. */

import type { Moment } from "../lib/wire";

/** The tiles that were drawn for a seat. */
export function drawnTiles(since: readonly Moment[], seat: number): string[] {
  const ours = new RegExp(`^seats\\.${seat}\\.island\\.(\\w+)\\.tiles$`);
  return since
    .filter(({ question }) => question === "CHANCE")
    .flatMap(({ changes }) => Object.keys(changes ?? {}).flatMap((path) => ours.exec(path)?.[1] ?? []));
}
