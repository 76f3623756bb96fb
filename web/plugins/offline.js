// The service worker of the built page, with the list of all files and a version made of their contents.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = join(import.meta.dirname, "service_worker.js");
const NAME = "service_worker.js";

export function offline() {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name).slice(folder.length + 1).replaceAll("\\", "/"))
        // An icon is needed only when the page is installed.
        .filter((name) => name !== NAME && !name.endsWith(".png"))
        .sort();
      const version = createHash("sha256");
      for (const name of names) version.update(name).update(readFileSync(join(folder, name)));
      // Browsers know the page by its folder.
      const files = names.map((name) => (name === "index.html" ? "./" : `./${name}`));
      const source = readFileSync(SOURCE, "utf-8")
        .replace("[/* files */]", JSON.stringify(files))
        .replace("/* version */", version.digest("hex").slice(0, 16));
      writeFileSync(join(folder, NAME), source);
    },
  };
}
