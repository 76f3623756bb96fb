/** The drawings as data, for `puertorico.svg`, which draws the board without a browser. The build writes it to a file. */
import { BUILDINGS, GOODS, ROLES, ROLE_OF_CARD, TILES } from "../lib/game";
import type { Drawing } from "./drawing";
import { picture, type PieceKind } from "./picture";
import { PLACE } from "./ships";

/** Every piece that is drawn, by kind and name. Pieces with only one kind have no name. */
export const PIECES: Readonly<Record<PieceKind, readonly (string | number)[]>> = {
  good: GOODS,
  tile: [...TILES, "forest", "back"],
  building: Object.keys(BUILDINGS),
  role: [...ROLES.filter((role) => ROLE_OF_CARD[role] === role), "end", "any", "governor"],
  emblem: [0, 1, 2, 3, 4],
  colonist: [""],
  noble: [""],
  circle: [""],
  doubloon: [""],
  point: [""],
  ship: [4, 5, 6, 7, 8],
  colonist_ship: [""],
  trading_house: [""],
};

type Properties = Record<string, string>;

interface ExportedPiece {
  width: number;
  height: number;
  drawing: Drawing;
  tint: string | undefined;
  onTint: string | undefined;
  /** The upper left corners of the places for barrels. */
  places: readonly (readonly [x: number, y: number])[];
}

export interface Exported {
  /** Colors by the names of their custom properties, without the hyphens in front. */
  colors: { light: Properties; dark: Properties };
  fonts: Properties;
  /** How paths are painted: what is the same for all, and what each look has of its own. */
  path: Properties;
  looks: Record<string, Properties>;
  /** The size of a barrel in a place. */
  place: number;
  pieces: Record<string, Record<string, ExportedPiece>>;
}

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, "");

const declarations = (block: string): Properties =>
  Object.fromEntries(
    block
      .split(";")
      .map((line) => line.match(/^\s*([\w-]+):\s*(.+?)\s*$/s))
      .flatMap((match) => (match ? [[match[1] ?? "", (match[2] ?? "").replace(/\s+/g, " ")]] : [])),
  );

/** Return the properties of the first block of a style sheet, which are those of the page as a whole. */
const rootOf = (sheet: string): Properties => declarations(withoutComments(sheet).match(/:root \{(.*?)\}/s)?.[1] ?? "");

/** Return the name of the custom property in `var(--name)`; any other value as it is. */
const nameIn = (value: string): string => value.match(/^var\(--([\w-]+)\)$/)?.[1] ?? value;

/** Split the arguments of the function that begins at the start of a value, and what follows it. */
function call(css: string): { given: string[]; rest: string } {
  const given: string[] = [];
  let depth = 0;
  let from = css.indexOf("(") + 1;
  for (let i = from - 1; i < css.length; i++) {
    const letter = css[i];
    if (letter === "(") depth++;
    else if (letter === ")") depth--;
    if (depth === 0 || (letter === "," && depth === 1)) {
      given.push(css.slice(from, i).trim());
      from = i + 1;
    }
    if (depth === 0) break;
  }
  return { given, rest: css.slice(from) };
}

/** Return a value with its variables and its choices between light and dark replaced. */
export function resolved(value: string, properties: Properties, dark: boolean): string {
  const start = value.search(/\b(?:var|light-dark)\(/);
  if (start < 0) return value;
  const { given, rest } = call(value.slice(start));
  const [first = "", second = ""] = given;
  const chosen = value.startsWith("var(", start) ? (properties[first] ?? second) : dark ? second : first;
  return resolved(value.slice(0, start) + chosen + rest, properties, dark);
}

function colors(properties: Properties, dark: boolean): Properties {
  const found = Object.entries(properties).map(([name, value]) => [name.slice(2), resolved(value, properties, dark)]);
  return Object.fromEntries(found.filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value ?? "")));
}

/** Return how each look paints, as the classes of the style sheet do it: later rules win. */
function painting(sheet: string, looks: Iterable<string>): Pick<Exported, "path" | "looks"> {
  const rules = [...withoutComments(sheet).matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selectors = "", block = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    properties: Object.fromEntries(Object.entries(declarations(block)).map(([name, value]) => [name, nameIn(value)])),
  }));
  const applied = (selectors: readonly string[]): Properties =>
    Object.assign({}, ...rules.filter((rule) => rule.selectors.some((one) => selectors.includes(one))).map((rule) => rule.properties));
  const classes = (look: string): string[] => look.split(" ").map((name) => `.${name}`);
  return {
    path: applied(["path"]),
    looks: Object.fromEntries([...looks].sort().map((look) => [look, applied(classes(look))])),
  };
}

/** Return all drawings with their colors, given the source of `Piece.svelte` and the style sheets with the colors. */
export function exported(component: string, ...sheets: readonly string[]): Exported {
  const properties: Properties = Object.assign({}, ...sheets.map(rootOf));
  const looks = new Set<string>(picture("circle", "").drawing.map(([look]) => look));
  const pieces: Exported["pieces"] = {};
  for (const [kind, names] of Object.entries(PIECES)) {
    const drawn = names.map((name) => {
      const { width, height, drawing, tint = "", onTint = "", inside } = picture(kind as PieceKind, name);
      drawing.forEach(([look]) => looks.add(look));
      const places = inside.map(({ x, y }) => [x, y] as const);
      return [name, { width, height, drawing, tint: nameIn(tint), onTint: nameIn(onTint), places }];
    });
    pieces[kind] = Object.fromEntries(drawn);
  }
  return {
    colors: { light: colors(properties, false), dark: colors(properties, true) },
    fonts: Object.fromEntries(["sans", "stamp"].map((font) => [font, properties[`--${font}`] ?? ""])),
    ...painting(component.match(/<style>(.*)<\/style>/s)?.[1] ?? "", looks),
    place: PLACE,
    pieces,
  };
}
