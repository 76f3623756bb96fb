/** A finger that is drawn across the pages of a narrow screen turns them. */

import type { Attachment } from "svelte/attachments";

const FAR_ENOUGH = 60;
// How much further it must go sideways than up or down, where the page scrolls.
const SLANT = 2;

/** Where a movement leads: 1 to the next page, -1 to the one before, 0 nowhere. */
export function turned(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < SLANT * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}

/** Calls `turn` when one finger has swiped. One that drags a piece turns nothing. */
export function swiped(turn: (by: -1 | 1) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: Touch | null = null;
    const begin = (event: TouchEvent): void => {
      const isTaken = event.target instanceof Element && event.target.closest("input, select, #question");
      start = event.touches.length === 1 && !isTaken ? (event.touches[0] ?? null) : null;
    };
    const move = (event: TouchEvent): void => {
      if (event.defaultPrevented) start = null;
    };
    const end = (event: TouchEvent): void => {
      const finger = event.changedTouches[0];
      const way = start && finger ? turned(finger.clientX - start.clientX, finger.clientY - start.clientY) : 0;
      start = null;
      if (way) turn(way);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchmove", move, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
    };
  };
}
