/** Answers as the game writes them, taken apart. */

import { GOODS, PLACES, ROLES, TILES, VERBS, type Kind, BUILDINGS } from "./game";

export interface Parsed {
  verb: string;
  thing: string | null;
  number: number | null;
}

const THINGS: Record<Kind, readonly string[]> = {
  good: GOODS,
  tile: TILES,
  building: Object.keys(BUILDINGS),
  place: PLACES,
  role: ROLES,
};

const PATTERNS = Object.entries(VERBS).map(([verb, { text, thing }]) => {
  const things = thing ? THINGS[thing].join("|") : "";
  const pattern = text.replace("{thing}", `(?<thing>${things})`).replace("{number}", String.raw`(?<number>\d+)`);
  return { verb, pattern: new RegExp(`^${pattern}$`) };
});

const parsed = new Map<string, Parsed>();

/** `parsedAnswer("place 2 corn")` is `{ verb: "place", thing: "corn", number: 2 }`. */
export function parsedAnswer(text: string): Parsed {
  let found = parsed.get(text);
  if (!found) {
    found = taken(text);
    parsed.set(text, found);
  }
  return found;
}

function taken(text: string): Parsed {
  for (const { verb, pattern } of PATTERNS) {
    const match = pattern.exec(text);
    if (match) {
      const { thing = null, number = null } = match.groups ?? {};
      return { verb, thing, number: number === null ? null : Number(number) };
    }
  }
  return { verb: "continue", thing: null, number: null };
}
