/** Protection from double clicks: the second click must not answer the question that came up under the pointer. */

import type { Attachment } from "svelte/attachments";

// Touch screens report no double clicks: taps this close in time (ms) and place (pixels) count as one.
const QUICK = 300;
const NEAR = 20;

/** Ignore the second click of a double click if the question, named by `turn`, has changed since the first. */
export function ignoreSecondClick(turn: () => string): Attachment<HTMLElement> {
  return (element) => {
    let first = { turn: "", time: -Infinity, x: 0, y: 0 };
    const click = (event: MouseEvent): void => {
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      const near = Math.hypot(event.clientX - first.x, event.clientY - first.y) < NEAR;
      const isSecond = event.detail > 1 || (isTouch && near && event.timeStamp - first.time < QUICK);
      if (isSecond && turn() !== first.turn) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      first = { turn: turn(), time: event.timeStamp, x: event.clientX, y: event.clientY };
    };
    element.addEventListener("click", click, { capture: true });
    return () => element.removeEventListener("click", click, { capture: true });
  };
}
