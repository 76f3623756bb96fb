/** The player's settings, kept in the browser. */

import { keep, recall } from "./stored";
import { EXPANSIONS, LEVELS, SETUP } from "./game";
import { anyName } from "./names";

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["instant", "fast", "normal", "slow"] as const;

export interface PageSettings {
  theme: (typeof THEMES)[number];
  pace: (typeof PACES)[number];
  motion: boolean;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  name: string;
  /** The code of a language; empty to use the browser's languages. */
  language: string;
  players: number;
  level: (typeof LEVELS)[number];
  expansions: (typeof EXPANSIONS)[number][];
}

const KEY = "settings";

function asks(question: string): boolean {
  return globalThis.matchMedia?.(question).matches ?? false;
}

function usual(): PageSettings {
  return {
    theme: "auto",
    pace: "normal",
    motion: true,
    sound: asks("(pointer: fine)"),
    notify: false,
    confirm: true,
    name: anyName(),
    language: "",
    players: 4,
    level: "newcomer",
    expansions: [],
  };
}

const FITS: { [key in keyof PageSettings]: (value: PageSettings[key]) => boolean } = {
  theme: (value) => THEMES.includes(value),
  pace: (value) => PACES.includes(value),
  motion: () => true,
  sound: () => true,
  notify: () => true,
  confirm: () => true,
  name: (value) => value.length <= 32,
  language: (value) => value.length <= 8,
  players: (value) => SETUP.some(({ players }) => players === value),
  level: (value) => LEVELS.includes(value),
  expansions: (value) => Array.isArray(value) && value.every((name) => EXPANSIONS.includes(name)),
};

/** Return the valid part of stored settings; an older page may have written them. */
export function readable(kept: unknown): PageSettings {
  const found = usual();
  if (kept === null || typeof kept !== "object") return found;
  for (const key of Object.keys(FITS) as (keyof PageSettings)[]) take(found, kept as Partial<PageSettings>, key);
  return found;
}

function take<Key extends keyof PageSettings>(found: PageSettings, kept: Partial<PageSettings>, key: Key): void {
  const value = kept[key];
  if (value !== undefined && typeof value === typeof found[key] && FITS[key](value as PageSettings[Key])) {
    found[key] = value as PageSettings[Key];
  }
}

export const settings = $state(readable(recall("local", KEY)));

let reduced = $state(asks("(prefers-reduced-motion: reduce)"));

/** Return whether pieces are animated: unless the device or the player asks for less motion. */
export function moves(): boolean {
  return settings.motion && !reduced;
}

/** Store changes, apply the theme, and follow changes in other windows. */
export function rememberSettings(): () => void {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  const look = (): void => {
    reduced = query.matches;
  };
  const elsewhere = (event: StorageEvent): void => {
    if (event.key?.endsWith(KEY)) Object.assign(settings, readable(recall("local", KEY)));
  };
  query.addEventListener("change", look);
  addEventListener("storage", elsewhere);
  const stop = $effect.root(() => {
    $effect(() => keep("local", KEY, $state.snapshot(settings)));
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "auto") delete root.dataset["theme"];
      else root.dataset["theme"] = settings.theme;
      root.toggleAttribute("data-still", !moves());
    });
  });
  return () => {
    stop();
    query.removeEventListener("change", look);
    removeEventListener("storage", elsewhere);
  };
}
