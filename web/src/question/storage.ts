/** Which barrels are kept after the captain phase, while somebody chooses, and how that is answered. */

import { GOODS } from "../lib/game";
import type { Good, Goods } from "../lib/position";
import type { StorageView as Room } from "../lib/wire";

export const NOTHING: Goods = { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 };

/** The kinds that are kept whole in warehouses, the largest first; of equal ones the first. */
function warehoused(goods: Goods, kept: Goods, kinds: number): Good[] {
  return GOODS.filter((good) => goods[good] > 1 && kept[good] === goods[good])
    .sort((one, other) => goods[other] - goods[one])
    .slice(0, kinds);
}

/** Is there room for these barrels? */
export function fits(goods: Goods, kept: Goods, room: Room): boolean {
  const whole = warehoused(goods, kept, room.kinds);
  const rest = GOODS.filter((good) => !whole.includes(good));
  const lone = rest.filter((good) => goods[good] === 1 && kept[good] === 1).length;
  const singles = rest.reduce((all, good) => all + kept[good], 0);
  return singles - Math.min(lone, room.kinds - whole.length) <= room.singles;
}

/** A choice for which there is room: barrels of other kinds, the cheapest first, are given up; null if that is no help. */
export function making(goods: Goods, wanted: Goods, room: Room, wish: Good): Goods | null {
  const kept = { ...wanted };
  for (const good of GOODS) {
    while (good !== wish && kept[good] > 0 && !fits(goods, kept, room)) kept[good]--;
  }
  return fits(goods, kept, room) ? kept : null;
}

/** A choice of no more than so many barrels: those of other kinds, the cheapest first, are given up for the wish. */
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

export function total(goods: Goods): number {
  return GOODS.reduce((all, good) => all + goods[good], 0);
}

/** A good choice to begin with: as many barrels as possible, of the dearest kinds. */
export function proposed(goods: Goods, room: Room): Goods {
  const kept = { ...NOTHING };
  const dearest = [...GOODS].reverse();
  const largest = dearest.toSorted((one, other) => goods[other] - goods[one]);
  for (const good of largest.slice(0, room.kinds)) if (goods[good] > 1) kept[good] = goods[good];
  for (const good of dearest) {
    while (kept[good] < goods[good] && fits(goods, { ...kept, [good]: kept[good] + 1 }, room)) kept[good]++;
  }
  return kept;
}

export function lost(goods: Goods, kept: Goods): Goods {
  return Object.fromEntries(GOODS.map((good) => [good, goods[good] - kept[good]])) as Goods;
}

/** The answers in the order in which they are asked: whole kinds, then single barrels. */
export function storageAnswers(goods: Goods, kept: Goods, room: Room): string[] {
  const whole = warehoused(goods, kept, room.kinds);
  const all = GOODS.filter((good) => whole.includes(good)).map((good) => `keep all ${good}`);
  const singles = GOODS.filter((good) => !whole.includes(good)).flatMap((good) =>
    Array.from({ length: kept[good] }, () => `keep one ${good}`),
  );
  return [...all, ...singles];
}
