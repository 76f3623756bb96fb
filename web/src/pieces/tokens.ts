import { disc, type Drawing, type Drawings } from "./drawing";

/** An empty place for a piece. */
export const circle: Drawing = [["dashes", disc(16, 16, 13)]];

/** Small round things: people, their places, money and points. */
export const tokens: Drawings = {
  colonist: [
    ["person", disc(16, 16, 13)],
    ["ink", `${disc(16, 12, 4)}M8 24q0-7 8-7t8 7q-4 2.5-8 2.5T8 24z`],
  ],
  noble: [
    ["red", disc(16, 16, 13)],
    ["gold", "M8 22l-1.5-11 5 4L16 8l4.5 7 5-4L24 22z"],
  ],
  circle,
  doubloon: [
    ["gold", disc(16, 16, 13)],
    ["stamp", disc(16, 16, 9.5)],
    ["stamped", "M16 9l4.5 7-4.5 7-4.5-7z"],
  ],
  point: [
    ["point", "M16 2l12.5 7v14L16 30 3.5 23V9z"],
    ["gold", "M16 8.5l2.3 5 5.3.6-4 3.7 1.2 5.2-4.8-2.7L11.2 23l1.2-5.2-4-3.7 5.3-.6z"],
  ],
};
