import { box, disc, type Drawings } from "./drawing";

const field = "M4.5 1.5h23q3 0 3 3v23q0 3-3 3h-23q-3 0-3-3v-23q0-3 3-3z";

export const tiles: Drawings = {
  corn: [
    ["tint", field],
    ["leaf", "M16 29q-1-8-11-11 2 9 11 11zM16 29q1-8 11-11-2 9-11 11z"],
    ["gold", "M16 3.5c4 0 5 5 5 9 0 5-2 11-5 13-3-2-5-8-5-13 0-4 1-9 5-9z"],
    ["stamp", "M14 6.5v15M18 6.5v15M11.8 9.5h8.4M11.5 13.5h9M12 17.5h8"],
  ],
  indigo: [
    ["tint", field],
    ["on-line", "M16 29V9M16 27q-7-1-8-7M16 27q7-1 8-7"],
    ["leaf on-edge", "M8 20q-4-1-4-6 5 1 4 6zM24 20q4-1 4-6-5 1-4 6zM16 22q-6-1-7-6 6 0 7 6zM16 22q6-1 7-6-6 0-7 6z"],
    ["on", disc(16, 5.5, 2.7) + disc(12, 10, 2.5) + disc(20, 10, 2.5) + disc(16, 14, 2.3)],
  ],
  sugar: [
    ["tint", field],
    ["leaf on-edge", "M6.5 29.5V11h4v18.5zM14 29.5V9h4v20.5zM21.5 29.5V11h4v18.5z"],
    ["on-line", "M6.5 17h4M6.5 23h4M14 14h4M14 19h4M14 24h4M21.5 17h4M21.5 23h4"],
    ["leaf on-edge", "M8.5 11Q4 10 3.5 4q5 1 5 7zM8.5 11q0-5 4-7 1 5-4 7zM16 9q-4-2-3.5-6.5Q16.5 4 16 9zM16 9q0-5 4.5-6.5Q20 8 16 9zM23.5 11q-4-2-4-7 4 1 4 7zM23.5 11q4-1 5-7-5 1-5 7z"],
  ],
  tobacco: [
    ["tint", field],
    ["leaf", "M16 28Q4 26 4 14q10 2 12 14zM16 28q12-2 12-14-10 2-12 14zM16 28Q9 16 16 4q7 12 0 24z"],
    ["thin", "M16 28V10M16 28q-3-7-8-10M16 28q3-7 8-10"],
  ],
  coffee: [
    ["tint", field],
    ["on-line", "M5 27Q16 22 27 5"],
    ["leaf on-edge", "M13 22Q6 22 4 14q8 0 9 8zM20 15q-6-3-5-11 7 3 5 11zM17 19q8-2 11 4-7 4-11-4z"],
    ["red on-edge", disc(10, 25, 2.8) + disc(18, 24.5, 2.8) + disc(24, 13, 2.8)],
  ],
  quarry: [
    ["tint", field],
    ["stone", "M4 27V18l5-3 6 3v9zM15 27V17l6-4 7 4v10zM9 15V8l5-4 7 3v6l-6 4z"],
    ["thin", "M4 18l6 3 5-3M10 21v6M15 17l7 3 6-3M22 20v7M9 8l6 2 6-3M15 10v6"],
  ],
  forest: [
    ["tint", field],
    ["leaf on-edge", "M9 6l5 7h-2l4 7H2.5l4-7h-2zM23 6l5 7h-2l3.5 7H16l4-7h-2z"],
    ["leaf on-edge", "M16 9l6 8h-2.5l4.5 8H8l4.5-8H10z"],
    ["wood on-edge", box(14.5, 25, 3, 4)],
  ],
  back: [
    ["tint", field],
    ["on-line", "M6 6h20v20H6z"],
    ["on", "M16 7l2.3 6.7L25 16l-6.7 2.3L16 25l-2.3-6.7L7 16l6.7-2.3z"],
    ["tint-line", "M16 11v10M11 16h10"],
  ],
};
