/** Scrolling of explained pieces into the visible part of a narrow screen. */

import { moves } from "../lib/settings.svelte";

/** Scroll to the first selector with a visible element; return false if there is none. */
export function reveal(...selectors: (string | undefined)[]): boolean {
  const wanted = selectors.filter((selector) => selector !== undefined);
  for (const selector of wanted) {
    const piece = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!piece) continue;
    const above = document.querySelector("nav:has([data-tab])")?.getBoundingClientRect().bottom ?? 0;
    const below = document.querySelector(".bar-part")?.getBoundingClientRect().top ?? innerHeight;
    const { top, bottom } = piece.getBoundingClientRect();
    if (top < above || bottom > below) {
      scrollBy({ top: (top + bottom - above - below) / 2, behavior: moves() ? "smooth" : "instant" });
    }
    return true;
  }
  return false;
}
