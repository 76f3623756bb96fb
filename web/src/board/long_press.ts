/** Long presses of a finger or pen, which show a card. The click that follows is ignored. */

import type { Attachment } from "svelte/attachments";

export const LONG = 350;
/** How far a resting finger may move, in pixels. */
export const STILL = 6;

/** Call `show` after a long press on an element. */
export function longPressed(show: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let wasHeld = false;
    let start: PointerEvent | null = null;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      wasHeld = false;
      start = event;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        wasHeld = true;
        show(element);
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STILL) stop();
    };
    const click = (event: MouseEvent): void => {
      stop();
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (wasHeld) event.preventDefault();
    };
    const events = {
      pointerdown: down,
      pointermove: move,
      pointerup: stop,
      pointercancel: stop,
      pointerleave: stop,
      click,
      contextmenu: menu,
    };
    for (const [name, heard] of Object.entries(events)) element.addEventListener(name, heard as EventListener, true);
    return () => {
      stop();
      for (const [name, heard] of Object.entries(events)) element.removeEventListener(name, heard as EventListener, true);
    };
  };
}
