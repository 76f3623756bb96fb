/** Focus for new screens: their heading, where keyboards and screen readers start. */

let hasMoved = false;

function top(): HTMLElement | null {
  return document.querySelector<HTMLElement>("h1[tabindex], main[tabindex]");
}

/** Scroll to the top of a new screen and focus its heading. */
export function arrive(): void {
  hasMoved = true;
  scrollTo(0, 0);
  top()?.focus({ preventScroll: true });
}

/** Focus the heading if the focused element is gone. */
export function settle(): void {
  if (hasMoved && document.activeElement === document.body) top()?.focus({ preventScroll: true });
}
