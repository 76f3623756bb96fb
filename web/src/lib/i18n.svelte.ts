/** The words of the page. Each language is a chunk of its own, with another for what is seldom read; switching needs no reload. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import known from "virtual:languages";

export type Words = Record<string, FluentVariable>;

const ENGLISH = "en";

export const languages: { code: string; name: string }[] = known.map(({ code, name }) => ({ code, name }));

let bundle = $state.raw(new FluentBundle(ENGLISH));
let wanted = "";
let hasMore = false;

/** The language that is shown now. */
export function language(): string {
  return bundle.locales[0] ?? ENGLISH;
}

/** The first of these languages that the page speaks. */
export function negotiated(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-")[0];
    if (languages.some((one) => one.code === code)) return code as string;
  }
  return ENGLISH;
}

/** Show everything in this language, as soon as its words are here; the last wish counts. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  const found = known.find((one) => one.code === code);
  if (!found) throw new Error(`there is no language ${code}`);
  const words = await Promise.all([found.words(), ...(hasMore ? [found.more()] : [])]);
  if (wanted !== code) return;
  const next = new FluentBundle(code, { useIsolating: false });
  for (const { default: some } of words) next.addResource(new FluentResource(some));
  bundle = next;
  if (globalThis.document) document.documentElement.lang = code;
}

/** From now on also what only the rules and the tutorial say. */
export async function speakMore(): Promise<void> {
  hasMore = true;
  await speak(wanted);
}

function pattern(id: string): NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export function has(id: string): boolean {
  return pattern(id) !== null;
}

/** A message, or an attribute as `building-hacienda.short`. One that is missing shows its id. */
export function t(id: string, words: Words = {}): string {
  const found = pattern(id);
  return found === null ? id : bundle.formatPattern(found, words, []);
}

/** The message that names a thing of the game: `named("building", "small_market")` is "building-small-market". */
export function named(kind: string, thing: string): string {
  return `${kind}-${thing}`.toLowerCase().replaceAll(/[_ ]/g, "-");
}

/** Several things in one phrase, as the language enumerates: "1 corn and 2 sugar". */
export function joined(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** How long ago something was, in words. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, length] of units) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "minute");
}
