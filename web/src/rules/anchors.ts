/** The addresses of the parts of the rules. */

import { parse } from "../lib/router.svelte";

/** Return the address of a part of the rules, or of the rules if it has none. */
export function anchor(part: string): string {
  const address = `#/rules/${part}`;
  return parse(address).name === "rules" ? address : "#/rules";
}
