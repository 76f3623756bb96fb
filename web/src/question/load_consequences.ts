/** Consequences of a load: what others, or the player, must load next. */

import type { AnswerView } from "../lib/wire";

/** Return whether a load changes more than the player's barrels of that kind and points. */
export function leadsOn({ verb, thing, effects = {} }: AnswerView, you: number | null): boolean {
  if (!verb.startsWith("load")) return false;
  const { [String(you)]: own = {}, ...others } = effects;
  return Object.keys(others).length > 0 || Object.keys(own).some((name) => /^goods\./.test(name) && name !== `goods.${thing}`);
}
