import { box, disc, type Drawing } from "./drawing";

/** A wide drawing with places for barrels, given by their upper left corners. */
export interface BarrelHolder {
  width: number;
  height: number;
  drawing: Drawing;
  places: readonly (readonly [x: number, y: number])[];
}

/** The size of a barrel in a place. */
export const PLACE = 15;

const STEP = 15.5;

function waves(width: number): string {
  const pairs = Math.round(width / 12);
  const half = width / pairs / 2;
  return `M1 41v-4${`q${half / 2}-2.5 ${half} 0t${half} 0`.repeat(pairs)}V41z`;
}

/** A cargo ship from the side: the longer, the more barrels it holds. */
export function cargoShip(capacity: number): BarrelHolder {
  const deck = STEP * capacity;
  const bow = deck + 21;
  const masts = (capacity < 6 ? [0.3, 0.75] : [0.2, 0.5, 0.8]).map((part) => Math.round(8 + part * deck));
  return {
    width: deck + 24,
    height: 42,
    drawing: [
      ["line", `${masts.map((x) => `M${x} 18V1`).join("")}M${bow - 6} 20l7-6`],
      ["paper", masts.map((x) => `M${x - 8} 6h16q3 5 0 10h-16q3-5 0-10z`).join("")],
      ["red", masts.map((x) => `M${x} 1h7l-2 2 2 2h-7z`).join("")],
      ["wood", `M1.5 16h8v3H${bow}q-2 15-12 20H10Q3 36 1.5 16z`],
      ["sea", waves(deck + 22)],
    ],
    places: Array.from({ length: capacity }, (_, i) => [8 + STEP * i, 20] as const),
  };
}

export const tradingHouse: BarrelHolder = {
  width: 70,
  height: 42,
  drawing: [
    ["wall", box(3, 16, 64, 25)],
    ["roof", "M1 17L8 5h54l7 12z"],
    ["thin", "M15 5l-4 12M24 5l-2 12M46 5l2 12M55 5l4 12"],
    ["gold", disc(35, 9, 6)],
    ["stamped", "M35 5.5l2.5 3.5-2.5 3.5-2.5-3.5z"],
    ["wood", box(3, 37, 64, 4)],
  ],
  places: [4.2, 19.7, 35.2, 50.7].map((x) => [x, 20.5] as const),
};

export const colonistShip: Drawing = [
  ["line", "M16 19V2"],
  ["paper", "M7 5h18q3 4.5 0 9H7q3-4.5 0-9z"],
  ["red", "M16 1.5l6 1.5-6 1.5z"],
  ["person", disc(9, 19, 2.8) + disc(16, 19, 2.8) + disc(23, 19, 2.8)],
  ["wood", "M1.5 19.5h29q-1 8-6 9h-17q-5-1-6-9z"],
  ["sea", "M1 30.5V27q3-2 6 0t6 0 6 0 6 0 6 0v3.5z"],
];
