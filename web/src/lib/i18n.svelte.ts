/** The messages of the page. Each language is a chunk, with a second one for rarely read texts. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import known from "virtual:languages";

export type Words = Record<string, FluentVariable>;

const ENGLISH = "en";

export const languages: { code: string; name: string }[] = known.map(({ code, name }) => ({ code, name }));

let bundle = $state.raw(new FluentBundle(ENGLISH));
let wanted = "";
let hasMore = false;

/** Return the code of the current language. */
export function language(): string {
  return bundle.locales[0] ?? ENGLISH;
}

/** Return the first of these languages that is available. */
export function negotiated(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-")[0];
    if (languages.some((one) => one.code === code)) return code as string;
  }
  return ENGLISH;
}

/** Switch the language as soon as its messages are loaded. The last call wins. */
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

/** Load the messages of the screens that are rarely opened as well. */
export async function loadExtraWords(): Promise<void> {
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

/** Return a message, or an attribute such as `building-hacienda.short`. A missing one shows its id. */
export function t(id: string, words: Words = {}): string {
  const found = pattern(id);
  return found === null ? id : bundle.formatPattern(found, words, []);
}

/** Return the id of a thing's message: `named("building", "small_market")` is "building-small-market". */
export function named(kind: string, thing: string): string {
  return `${kind}-${thing}`.toLowerCase().replaceAll(/[_ ]/g, "-");
}

/** Return a number with at most one decimal, as the language writes it. */
export function number(n: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(n);
}

/** Return a list as the language writes it: "1 corn and 2 sugar". */
export function joined(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** Return alternatives as the language writes them: "Governor or Viceroy". */
export function either(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(parts);
}

/** Return how long ago something was: "5 minutes ago". */
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
