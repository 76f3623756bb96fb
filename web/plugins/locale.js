// The languages as modules: two chunks for each, made of its Fluent files, and a list of their names.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const LIST = "virtual:languages";
const ONE = "virtual:language/";
const ENGLISH = "en";

// What only lazily loaded screens say, and what only reports and the terminal do.
const LATER = ["advice.ftl", "options.ftl", "puzzle.ftl", "rules.ftl", "statistics.ftl", "tutorial.ftl"];
const ELSEWHERE = [...LATER, "report.ftl", "terminal.ftl"];

/** What the page says in a language, without comments and empty lines, which only translators need. */
function words(folder, wanted = (name) => !ELSEWHERE.includes(name)) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && wanted(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .join("\n");
}

/** @param {string} locale the folder that has a folder for each language */
export function languages(locale) {
  const known = () =>
    readdirSync(locale)
      .filter((code) => existsSync(join(locale, code, "page.ftl")))
      .sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH) || one.localeCompare(other));

  const list = () => {
    const rows = known().map((code) => {
      const name = words(join(locale, code)).match(/^language-name = (.*)$/m)?.[1] ?? code;
      const chunks = `words: () => import("${ONE}${code}"), more: () => import("${ONE}${code}/more")`;
      return `  { code: ${JSON.stringify(code)}, name: ${JSON.stringify(name)}, ${chunks} },`;
    });
    return `export default [\n${rows.join("\n")}\n];`;
  };

  return {
    name: "languages",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [code, more] = id.slice(ONE.length + 1).split("/");
      const folder = join(locale, code);
      readdirSync(folder).forEach((name) => this.addWatchFile(join(folder, name)));
      return `export default ${JSON.stringify(more ? words(folder, (name) => LATER.includes(name)) : words(folder))};`;
    },
  };
}
