import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../lib/game";
import Piece from "./Piece.svelte";
import source from "./Piece.svelte?raw";
import { exported, PIECES, resolved } from "./export";
import { picture, type PieceKind } from "./picture";

// Read as a file, because an imported style sheet is empty in tests; the name is put together to do without Node's types.
const files: { readFileSync(path: URL, encoding: "utf-8"): string } = await import(`${"node:"}fs`);
const colors = files.readFileSync(new URL("colors.css", import.meta.url), "utf-8");

const ALL = Object.entries(PIECES).flatMap(([kind, names]) => names.map((name) => [kind as PieceKind, name] as const));
const empty = JSON.stringify(picture("circle", "").drawing);

describe("drawings", () => {
  test.each(ALL.filter(([kind]) => kind !== "circle"))("%s %s has a drawing", (kind, name) => {
    const { drawing } = picture(kind, name);
    expect(drawing.length).toBeGreaterThan(1);
    for (const [, path] of drawing) expect(path).toMatch(/^M[-\d. a-zA-Z]+$/);
    for (const [, path] of drawing) expect(path).not.toMatch(/NaN|undefined/);
  });

  test("no two are equal", () => {
    const seen = new Map<string, string>();
    for (const [kind, name] of ALL) {
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
    const looks = new Set(ALL.flatMap(([kind, name]) => picture(kind, name).drawing.flatMap(([look]) => look.split(" "))));
    const ruled = new Set([...source.matchAll(/\.([a-z-]+)(?=[, ][^;]*\{)/g)].map((match) => match[1]));
    expect([...looks].filter((look) => !ruled.has(look))).toEqual([]);
  });

  test("every color that is used is defined", () => {
    const painted = ALL.map(([kind, name]) => picture(kind, name)).filter(({ drawing }) =>
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
      for (const mark of marks) expect(PIECES.role).toContain(mark);
    }
  });

  test("the forest house works for settler and builder, the fortress at the end", () => {
    expect(BUILDINGS["forest_house"]?.marks).toEqual(["settler", "builder"]);
    expect(BUILDINGS["fortress"]?.marks).toEqual(["end"]);
  });
});

describe("drawings as data", () => {
  const tokens = files.readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf-8");
  const data = exported(source, tokens, colors);

  test("has every piece, as it is on the page", () => {
    for (const [kind, name] of ALL) expect(data.pieces[kind]?.[name]?.drawing).toEqual(picture(kind, name).drawing);
    expect(data.pieces["ship"]?.["5"]?.places).toHaveLength(5);
  });

  test("paints every look with colors of both themes", () => {
    for (const { drawing, tint, onTint } of Object.values(data.pieces).flatMap((names) => Object.values(names))) {
      for (const [look] of drawing) {
        const { fill, stroke } = { ...data.path, ...data.looks[look] };
        for (const paint of [fill, stroke]) {
          const color = { tint, "on-tint": onTint }[paint ?? ""] ?? paint;
          if (color === "none") continue;
          for (const theme of [data.colors.light, data.colors.dark]) expect(theme[color ?? ""], look).toMatch(/^#/);
        }
      }
    }
  });

  test("later rules of a look win", () => {
    expect(data.path["stroke-width"]).toBe("1.5");
    expect(data.looks["on-line thin"]).toMatchObject({ fill: "none", stroke: "on-tint", "stroke-width": "1" });
    expect(data.looks["dashes"]).toMatchObject({ fill: "none", "stroke-dasharray": "4.2 4" });
  });

  test("variables and choices by theme are resolved", () => {
    const properties = { "--ink": "light-dark(#111111, #eeeeee)", "--edge": "var(--none, light-dark(var(--ink), #333333))" };
    expect([false, true].map((dark) => resolved("var(--edge)", properties, dark))).toEqual(["#111111", "#333333"]);
    expect(data.fonts["sans"]).toContain("sans-serif");
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
