import type { Drawing, Drawings } from "./drawing";

const barrel: Drawing = [
  ["tint", "M8 3h16q5.5 13 0 26H8Q2.5 16 8 3z"],
  ["on-line", "M6.6 7.5h18.8M6.6 24.5h18.8"],
];

const marks: Drawings = {
  corn: [
    ["on", "M8.5 14.5q-.5 8 7.5 9.5 8-1.5 7.5-9.5-3.5 1.5-7.5 8-4-6.5-7.5-8z"],
    ["kernels", "M16 8.5c2.8 0 4 2.7 4 6 0 3.5-1.5 7-4 8-2.5-1-4-4.5-4-8 0-3.3 1.2-6 4-6z"],
    ["on-line thin", "M16 9v12M12.5 12.5h7M12.5 16.5h7"],
  ],
  indigo: [["on", "M16 9q5.5 6 5.5 9a5.5 5.5 0 0 1-11 0q0-3 5.5-9z"]],
  sugar: [["on-line", "M16 9.5l6 3v7l-6 3-6-3v-7zM10 12.5l6 3 6-3M16 15.5v7"]],
  tobacco: [
    ["on", "M22 10q1 11-7 12-3 0-4.5-1.5Q9.5 12 22 10z"],
    ["tint-line", "M10 22.5q4-6 9-9.5"],
  ],
  coffee: [
    ["on", "M20.5 10.5c3 3 1.5 7.5-1 10s-6 3.5-8.5 1-1.5-6.5 1-9.5 6-4 8.5-1.5z"],
    ["tint-line", "M21 10.5q-2 5-5 5.5t-5 5.5"],
  ],
};

export const goods: Drawings = Object.fromEntries(
  Object.entries(marks).map(([good, mark]) => [good, [...barrel, ...mark]]),
);
