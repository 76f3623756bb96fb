import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { BUILDINGS, GOODS, ROLES, TILES } from "../lib/game";
import Piece from "./Piece.svelte";
import source from "./Piece.svelte?raw";
import { picture, type PieceKind } from "./picture";

// Read as a file, because an imported style sheet is empty in tests; the name is put together to do without Node's types.
const files: { readFileSync(path: URL, encoding: "utf-8"): string } = await import(`${"node:"}fs`);
const colors = files.readFileSync(new URL("colors.css", import.meta.url), "utf-8");

const SEATS = [0, 1, 2, 3, 4];
const NAMES: Partial<Record<PieceKind, readonly (string | number)[]>> = {
  good: GOODS,
  tile: [...TILES, "forest", "back"],
  building: Object.keys(BUILDINGS),
  role: [...ROLES.filter((role) => role !== "prospector 2"), "end", "any", "governor"],
  emblem: SEATS,
  ship: [4, 5, 6, 7, 8],
};
const ALONE: readonly PieceKind[] = ["colonist", "noble", "circle", "doubloon", "point", "colonist_ship", "trading_house"];
const PIECES = [
  ...Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => [kind as PieceKind, name] as const)),
  ...ALONE.map((kind) => [kind, ""] as const),
];
const empty = JSON.stringify(picture("circle", "").drawing);

describe("drawings", () => {
  test.each(PIECES.filter(([kind]) => kind !== "circle"))("%s %s has a drawing", (kind, name) => {
    const { drawing } = picture(kind, name);
    expect(drawing.length).toBeGreaterThan(1);
    for (const [, path] of drawing) expect(path).toMatch(/^M[-\d. a-zA-Z]+$/);
    for (const [, path] of drawing) expect(path).not.toMatch(/NaN|undefined/);
  });

  test("no two are equal", () => {
    const seen = new Map<string, string>();
    for (const [kind, name] of PIECES) {
      const drawn = JSON.stringify(picture(kind, name).drawing);
      expect(seen.get(drawn), `${kind} ${name}`).toBeUndefined();
      seen.set(drawn, `${kind} ${name}`);
    }
  });

  test("a name that nobody has drawn gives an empty circle", () => {
    expect(JSON.stringify(picture("building", "windmill").drawing)).toBe(empty);
  });

  test("the second prospector has the mark of the first", () => {
    expect(picture("role", "prospector 2")).toEqual(picture("role", "prospector"));
  });

  test("a production building carries the color of its good", () => {
    expect(picture("building", "indigo_plant").tint).toBe(picture("good", "indigo").tint);
  });

  test("every look that a drawing names has a rule", () => {
    const looks = new Set(PIECES.flatMap(([kind, name]) => picture(kind, name).drawing.flatMap(([look]) => look.split(" "))));
    const ruled = new Set([...source.matchAll(/\.([a-z-]+)(?=[, ][^;]*\{)/g)].map((match) => match[1]));
    expect([...looks].filter((look) => !ruled.has(look))).toEqual([]);
  });

  test("every color that is used is defined", () => {
    const painted = PIECES.map(([kind, name]) => picture(kind, name)).filter(({ drawing }) =>
      drawing.some(([look]) => /tint|on/.test(look)),
    );
    const used = [source, ...painted.map(({ tint, onTint }) => `${tint} ${onTint}`)].flatMap((text) =>
      [...text.matchAll(/var\((--(?:piece|good|on|seat)-[a-z0-9]+)/g)].map((match) => match[1] ?? ""),
    );
    const missing = used.filter((name) => name !== "--on-tint" && !colors.includes(`${name}:`));
    expect(missing).toEqual([]);
  });
});

describe("barrels", () => {
  test("a ship has as many places as its capacity, and its barrels fill them from the left", () => {
    const { inside } = picture("ship", 5, ["corn", "corn"]);
    expect(inside.map(({ tint }) => tint)).toEqual([...Array(2).fill("var(--good-corn)"), ...Array(3).fill(undefined)]);
  });

  test("a bigger ship is longer", () => {
    const lengths = [4, 5, 6, 7, 8].map((capacity) => picture("ship", capacity).width);
    expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => one - other));
  });

  test("the trading house has four places", () => {
    expect(picture("trading_house", "", ["coffee"]).inside).toHaveLength(4);
  });
});

describe("role marks", () => {
  test("every building has the mark of a role, of the end or of every phase", () => {
    for (const [building, { marks }] of Object.entries(BUILDINGS)) {
      expect(marks, building).not.toEqual([]);
      for (const mark of marks) expect(NAMES.role).toContain(mark);
    }
  });

  test("the forest house works for settler and builder, the fortress at the end", () => {
    expect(BUILDINGS["forest_house"]?.marks).toEqual(["settler", "builder"]);
    expect(BUILDINGS["fortress"]?.marks).toEqual(["end"]);
  });
});

describe("a piece", () => {
  test("without a title is hidden from screen readers", () => {
    const { body } = render(Piece, { props: { kind: "good", name: "corn" } });
    expect(body).toContain('aria-hidden="true"');
    expect(body).not.toContain("<title");
  });

  test("with a title is an image of that name", () => {
    const { body } = render(Piece, { props: { kind: "good", name: "corn", title: "Mais" } });
    expect(body).toContain('role="img"');
    expect(body).toContain('aria-label="Mais"');
    expect(body).toContain("<title>Mais</title>");
    expect(body).not.toContain("aria-hidden");
  });
});
