/** The table of a screen, as a Svelte context. */

import { getContext, setContext } from "svelte";
import type { LiveTable } from "./table.svelte";

const KEY = Symbol("table");

/** Set the table of this component and its children. */
export function provideTable(table: LiveTable): void {
  setContext(KEY, table);
}

/** Return the table of this component. */
export function tableInContext(): LiveTable {
  const table = getContext<LiveTable | undefined>(KEY);
  if (!table) throw new Error("this part of the page is not at a table");
  return table;
}
