/** A part of the page could not be loaded: the server is away, or it has a newer page without that part.

Browsers remember that a module could not be loaded, so only a new page can ask for it again. */

import { keep, recall } from "./stored";

const AGAIN = 1_000;
const LONG_AGO = 60_000;

/** Reload as soon as the server answers, but not repeatedly. */
export async function reloadWhenServed(isStillWanted: () => boolean): Promise<void> {
  while (isStillWanted()) {
    if (await isServed()) {
      const now = Date.now();
      if (now - Number(recall("session", "reloaded")) < LONG_AGO) return;
      keep("session", "reloaded", now);
      if (recall("session", "reloaded") === now) location.reload();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
