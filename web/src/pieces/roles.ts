import { box, disc, type Drawings } from "./drawing";

/** Marks of the roles, of the end of the game, of buildings that work in every phase, and of the governor. */
export const roles: Drawings = {
  settler: [
    ["wood", "M14.5 5h3v14h-3z"],
    ["wood", "M10 2h12v3.5H10z"],
    ["stone", "M8 16h16v6q0 6-8 8.5Q8 28 8 22z"],
    ["line", "M16 16v8"],
  ],
  mayor: [
    ["gold", `${disc(16, 9, 7)}${disc(16, 9, 2.8)}`],
    ["gold", "M14.5 16h3v14h-3zM17.5 21h5v3h-5zM17.5 26h4v3h-4z"],
  ],
  builder: [
    ["stone", "M3 3l17 6q-2 8-11 11z"],
    ["line", "M14.5 14.5l4.5 4.5"],
    ["wood", "M17.5 20.5l3-3 9 9q1 3-3 3z"],
  ],
  craftsman: [
    ["line", "M7 14Q7 4 16 4t9 10"],
    ["roof", "M4 14h24q1 11-6 14H10Q3 25 4 14z"],
    ["ink", "M3 12.5h26v3H3z"],
    ["line", "M10 28l-2 2.5M22 28l2 2.5"],
    ["gold flat", "M9 19q0 5 4 7l1.5-1.5Q11 23 11 19z"],
  ],
  trader: [
    ["gold", "M14.5 4h3v22h-3z"],
    ["gold", "M9 26h14v3.5H9z"],
    ["line", "M5 8h22M6.5 8L2.5 19M6.5 8l4 11M25.5 8l-4 11M25.5 8l4 11"],
    ["gold", "M1.5 19h10q0 5-5 5t-5-5zM20.5 19h10q0 5-5 5t-5-5z"],
    ["gold", disc(16, 4.5, 2.5)],
  ],
  captain: [
    ["heavy", "M16 2v28M2 16h28M6.1 6.1l19.8 19.8M25.9 6.1L6.1 25.9"],
    ["wood even", disc(16, 16, 9.5) + disc(16, 16, 5.5)],
    ["wood", disc(16, 16, 3)],
  ],
  prospector: [
    ["wood", "M5 27l15-17 3 2.5L8 29.5z"],
    ["stone", "M9 6Q20 0 28 10q3 6 1 14-2-8-8-13T9 6z"],
    ["gold", disc(24, 26, 4)],
  ],
  end: [
    ["line", "M15 29Q4 25 6 8M17 29q11-4 9-21"],
    [
      "leaf",
      "M6 9Q3 6 5.5 2 9 5 6 9zM5.5 15Q1 13.5 1.5 9 6 10 5.5 15zM7.5 21.5Q3 21.5 2 17q5-.5 5.5 4.5zM12 27q-5 1-7-3 5-1.5 7 3zM7 13q1-4.5 5-4.5Q12 13 7 13zM9 20q1-4.5 5-4Q14 20.5 9 20z",
    ],
    [
      "leaf",
      "M26 9q3-3 .5-7Q23 5 26 9zM26.5 15q4.5-1.5 4-6-4.5 1-4 6zM24.5 21.5q4.5 0 5.5-4.5-5-.5-5.5 4.5zM20 27q5 1 7-3-5-1.5-7 3zM25 13q-1-4.5-5-4.5 0 4.5 5 4.5zM23 20q-1-4.5-5-4 0 4 5 4z",
    ],
  ],
  any: [
    ["heavy", "M16 2v4M16 26v4M2 16h4M26 16h4M6.1 6.1l3 3M22.9 22.9l3 3M25.9 6.1l-3 3M9.1 22.9l-3 3"],
    ["gold", disc(16, 16, 7.5)],
  ],
  governor: [
    ["red", "M19 13q1-9 10-11 1 8-6 13z"],
    ["night", "M2 24q3-8 7-9 1-6 7-6t7 6q4 1 7 9-7 4-14 4T2 24z"],
    ["gold", "M2 24q6-4 14-4t14 4q-7 4-14 4T2 24z"],
    ["gold", box(13.5, 13, 5, 3.5)],
  ],
};
