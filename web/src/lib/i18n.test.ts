import { expect, test } from "vitest";
import { has, joined, language, languages, named, negotiated, speak, t } from "./i18n.svelte";

test("English comes first, and every language has a name of its own", () => {
  expect(languages[0]).toEqual({ code: "en", name: "English" });
  expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
});

test("the first wish that the page speaks is taken, whatever the region", () => {
  expect(negotiated(["", "xx", "de-AT", "en"])).toBe("de");
  expect(negotiated(["xx-YY"])).toBe("en");
  expect(negotiated([])).toBe("en");
});

test("words change with the language, without loading anything again", async () => {
  await speak("en");
  expect(t("start-play-now")).toBe("Play now");
  await speak("de");
  expect(language()).toBe("de");
  expect(t("start-play-now")).not.toBe("Play now");
  expect(has("start-play-now.hint")).toBe(true);
});

test("of two wishes the later one counts, whichever arrives first", async () => {
  await Promise.all([speak("de"), speak("en")]);
  expect(language()).toBe("en");
});

test("amounts have their plural forms, and no marks around what is put in", async () => {
  await speak("en");
  expect(t("count-colonists", { n: 1 })).toBe("1 colonist");
  expect(t("count-colonists", { n: 2 })).toBe("2 colonists");
});

test("a message that is missing shows its id", async () => {
  await speak("en");
  expect(t("no-such-message")).toBe("no-such-message");
  expect(has("no-such-message")).toBe(false);
  expect(t("start-play-now.nothing")).toBe("start-play-now.nothing");
});

test("things of the game are named as in Python", () => {
  expect(named("building", "small_market")).toBe("building-small-market");
  expect(named("role", "prospector 2")).toBe("role-prospector-2");
  expect(named("why", "TOO_EXPENSIVE")).toBe("why-too-expensive");
});

test("an enumeration follows the language", async () => {
  await speak("en");
  expect(joined(["a", "b", "c"])).toBe("a, b, and c");
  await speak("de");
  expect(joined(["a", "b"])).toBe("a und b");
});
