/** Arrow keys move the focus to the nearest piece in that direction. */

import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
// How much more the sideways distance counts than the distance in the direction of the key.
const ASIDE = 3;

interface Spot {
  x: number;
  y: number;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Return the index of the nearest place in a direction; -1 if there is none. */
export function nearest(from: Spot, places: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

export const arrowKeys: Attachment<HTMLElement> = (element) => {
  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const focused = document.activeElement;
    // Without a focused piece, start at the first answer of the question.
    const here = focused === document.body ? element.querySelector("#question") : focused;
    if (!way || !here?.matches(".spot, .chip, #question") || event.altKey || event.ctrlKey || event.metaKey) return;
    const first = here.matches("#question") ? here.querySelector<HTMLElement>(".chip") : null;
    const spots = [...element.querySelectorAll<HTMLElement>(".spot, .chip")].filter(
      (spot) => spot !== here && spot.offsetParent !== null,
    );
    const found = first ?? spots[nearest(middle(here), spots.map(middle), way)];
    if (found) {
      event.preventDefault();
      found.focus();
    }
  }
  addEventListener("keydown", key);
  return () => removeEventListener("keydown", key);
};
