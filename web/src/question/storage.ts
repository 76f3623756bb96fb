/** Choices of barrels within the limits given by the question. */

import { GOODS } from "../lib/game";
import type { Good, Goods } from "../lib/position";
import type { ChoiceView } from "../lib/wire";

export const NOTHING: Goods = { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 };

export function total(goods: Goods): number {
  return GOODS.reduce((all, good) => all + goods[good], 0);
}

export function lost(goods: Goods, kept: Goods): Goods {
  return Object.fromEntries(GOODS.map((good) => [good, goods[good] - kept[good]])) as Goods;
}

function isWithin(some: Partial<Goods>, all: Partial<Goods>): boolean {
  return GOODS.every((good) => (some[good] ?? 0) <= (all[good] ?? 0));
}

function isSame(one: Partial<Goods>, other: Partial<Goods>): boolean {
  return isWithin(one, other) && isWithin(other, one);
}

/** Return the choice of exactly these barrels. */
export function choiceOf(choices: readonly ChoiceView[], kept: Goods): ChoiceView | undefined {
  return choices.find(({ goods }) => isSame(goods, kept));
}

/** Return the largest choice within the wanted barrels that has all of one kind; null if none. */
export function making(choices: readonly ChoiceView[], wanted: Goods, wish: Good): Goods | null {
  const found = choices.find(({ goods }) => goods[wish] === wanted[wish] && isWithin(goods, wanted));
  return found ? { ...NOTHING, ...found.goods } : null;
}

/** Return whether more barrels than these could be kept. */
export function hasRoom(choices: readonly ChoiceView[], kept: Goods): boolean {
  return choices.some(({ goods }) => isWithin(kept, goods) && !isSame(kept, goods));
}

/** Return at most so many barrels; those of the first kinds are dropped first. */
export function atMost(most: number, wanted: Goods, wish: Good): Goods {
  const chosen = { ...wanted };
  let over = total(chosen) - most;
  for (const good of [...GOODS.filter((one) => one !== wish), wish]) {
    const given = Math.max(0, Math.min(over, chosen[good]));
    chosen[good] -= given;
    over -= given;
  }
  return chosen;
}
