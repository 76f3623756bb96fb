// The drawings of the pieces as data, in a file beside the page. `puertorico.svg` reads it; browsers do not.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

const NAME = "pieces.json";

/** @param {string} source the folder that contains the source of the page */
export function drawings(source) {
  let folder = "";
  const read = (...names) => readFileSync(join(source, ...names), "utf-8");
  return {
    name: "drawings",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      // After the plugins that list and compress what browsers ask for.
      order: "post",
      sequential: true,
      async handler() {
        const { module } = await runnerImport(join(source, "pieces", "export.ts"), { configFile: false });
        const sheets = [read("styles", "tokens.css"), read("pieces", "colors.css")];
        writeFileSync(join(folder, NAME), JSON.stringify(module.exported(read("pieces", "Piece.svelte"), ...sheets)));
      },
    },
  };
}
