/** The table that a screen shows, for all its parts, however deep they are. */

import { getContext, setContext } from "svelte";
import type { LiveTable } from "./table.svelte";

const KEY = Symbol("table");

/** Say which table this component and all within it belong to. */
export function atTable(table: LiveTable): void {
  setContext(KEY, table);
}

/** The table that we are at. */
export function tableHere(): LiveTable {
  const table = getContext<LiveTable | undefined>(KEY);
  if (!table) throw new Error("this part of the page is not at a table");
  return table;
}
