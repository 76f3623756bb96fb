/** Where the focus goes when another screen opens: to its heading, so that keyboards and screen readers start there. */

let hasMoved = false;

function top(): HTMLElement | null {
  return document.querySelector<HTMLElement>("h1[tabindex], main[tabindex]");
}

/** Somebody has gone to another screen. */
export function arrive(): void {
  hasMoved = true;
  scrollTo(0, 0);
  top()?.focus({ preventScroll: true });
}

/** A screen has appeared or grown: if what had the focus went away with it, its heading takes over. */
export function settle(): void {
  if (hasMoved && document.activeElement === document.body) top()?.focus({ preventScroll: true });
}
