/** What a load leads to: others may have to load after it, and oneself something else. */

import type { AnswerView } from "../lib/wire";

/** Does more change than our own barrels of the loaded kind, with what they bring? */
export function leadsOn({ verb, thing, effects = {} }: AnswerView, you: number | null): boolean {
  if (!verb.startsWith("load")) return false;
  const { [String(you)]: own = {}, ...others } = effects;
  return Object.keys(others).length > 0 || Object.keys(own).some((name) => /^goods\./.test(name) && name !== `goods.${thing}`);
}
