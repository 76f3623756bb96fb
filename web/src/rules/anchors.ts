/** The addresses of the parts of the rules. */

import { parse } from "../lib/router.svelte";

/** Where a part of the rules is, as far as the page can be opened there. */
export function anchor(part: string): string {
  const address = `#/rules/${part}`;
  return parse(address).name === "rules" ? address : "#/rules";
}
