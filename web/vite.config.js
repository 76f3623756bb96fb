import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { compressed } from "./plugins/compressed.js";
import { drawings } from "./plugins/drawings.js";
import { languages } from "./plugins/locale.js";
import { offline } from "./plugins/offline.js";

const source = resolve(import.meta.dirname, "src");
const page = resolve(import.meta.dirname, "../puertorico/table/page");
const locale = resolve(import.meta.dirname, "../puertorico/locale");
const server = process.env.PUERTORICO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  // Relative addresses, so that the page also works under a path of a larger site.
  base: "./",
  plugins: [svelte(), languages(locale), offline(), compressed(), drawings(source)],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
