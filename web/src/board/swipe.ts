/** Swipes between the pages of a narrow screen. */

import type { Attachment } from "svelte/attachments";

const FAR_ENOUGH = 60;
// The least ratio of sideways to vertical movement.
const SLANT = 2;

/** Return 1 for a swipe to the next page, -1 to the previous one, 0 for neither. */
export function turned(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < SLANT * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}

/** Call `turn` after a swipe with one finger, unless it drags a piece. */
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
