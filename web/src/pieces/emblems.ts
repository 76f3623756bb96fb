import { box, disc, type Drawing } from "./drawing";

const anchor = "M16 10v18M10 13h12M4 19q1 9 12 9t12-9";

/** The emblems of the seats, in order: anchor, compass star, palm, parrot, shell. */
export const emblems: readonly Drawing[] = [
  [
    ["rope", anchor],
    ["tint even", disc(16, 6, 4) + disc(16, 6, 1.4)],
    ["rope-core", anchor],
  ],
  [
    ["tint", "M16 1l3 9 6.5-3.5L22 13l9 3-9 3 3.5 6.5L19 22l-3 9-3-9-6.5 3.5L10 19l-9-3 9-3-3.5-6.5L13 10z"],
    ["thin", "M16 1v30M1 16h30"],
    ["paper", disc(16, 16, 2.5)],
  ],
  [
    ["wood", "M14.5 13h3.5q-1 9 2 17h-7q3-9 1.5-17z"],
    ["tint", "M16 13Q6 8 2 18 1 6 16 13zM16 13q10-5 14 5 1-12-14-5zM16 13Q14 2 4 3q1 9 12 10zM16 13q2-11 12-10-1 9-12 10z"],
    ["thin", "M16 13Q10 5 6 5M16 13q6-8 10-8"],
  ],
  [
    ["wood", box(3, 25, 26, 3.5)],
    ["tint", "M6 9q1-7 8-7 6 0 8 6 4 4 3.5 11-1 5-5.5 8l3 4-7-1q-8-3-8.5-11Q4 14 6 9z"],
    ["paper", disc(12, 9, 3.5)],
    ["gold", "M8 6Q2 6 1.5 13q1 2 3 3 .5-4 4-5z"],
    ["ink", disc(12.3, 9, 1.5)],
    ["line", "M21.5 12q2 8-5 13-4-3-3-9"],
  ],
  [
    ["tint", "M16 3c3-1 5 1 6 2 4 0 6 3 6 6 3 3 2 7 0 9l-8 6v3h-8v-3l-8-6c-2-2-3-6 0-9 0-3 2-6 6-6 1-1 3-3 6-2z"],
    ["thin", "M16 4v21M21.5 6L18 25M10.5 6L14 25M27 12l-7.5 13M5 12l7.5 13"],
  ],
];
