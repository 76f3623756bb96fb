/** Dragging with mouse, pen or finger: barrels to ships, people to circles, guests to places. */

import type { Attachment } from "svelte/attachments";
import type { Person } from "../question/mayor";
import type { Answering } from "../question/answering.svelte";
import { STILL } from "./long_press";

// A finger drags a piece after resting this long (ms); one that moves immediately scrolls.
const REST = 180;

/** Make an element draggable while `what` returns its piece: "good:corn", "guest:noble", or "colonist:hacienda" from a place. */
export function dragged(what: () => string | undefined, answering: Answering): Attachment<HTMLElement> {
  return (element) => {
    let stopDragging: (() => void) | null = null;
    // While a piece is dragged, the page neither scrolls nor changes tabs, and nothing is pressed.
    let hasTaken = false;

    function down(start: PointerEvent): void {
      const piece = what();
      if (!piece || start.button !== 0) return;
      stopDragging?.();
      let ghost: HTMLElement | null = null;
      hasTaken = start.pointerType === "mouse";
      const timer = setTimeout(() => {
        hasTaken = true;
        element.classList.add("taken");
      }, REST);
      const move = (event: PointerEvent): void => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!ghost && Math.hypot(x, y) <= STILL) return;
        if (!hasTaken) return stop();
        if (!ghost) answering.explained = null;
        ghost ??= lifted(element);
        ghost.style.transform = `translate(${x}px, ${y}px)`;
        event.preventDefault();
      };
      const stop = (): void => {
        clearTimeout(timer);
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", stop);
        element.classList.remove("taken");
        ghost?.remove();
        hasTaken = false;
        stopDragging = null;
      };
      const end = (event: PointerEvent): void => {
        const isDrop = ghost !== null;
        stop();
        if (!isDrop) return;
        swallowClick();
        dropped(piece, document.elementFromPoint(event.clientX, event.clientY), answering);
      };
      addEventListener("pointermove", move, { passive: false });
      addEventListener("pointerup", end);
      addEventListener("pointercancel", stop);
      stopDragging = stop;
    }

    // The browser decides with the first of these events whether the page scrolls.
    function slide(event: TouchEvent): void {
      if (hasTaken && event.cancelable) event.preventDefault();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", slide, { passive: false });
    return () => {
      stopDragging?.();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", slide);
    };
  };
}

/** A copy of the piece that follows the pointer. */
function lifted(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = (element.querySelector("svg") ?? element).cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    zIndex: "30",
    pointerEvents: "none",
    opacity: "0.9",
  });
  document.body.append(ghost);
  return ghost;
}

/** Ignore the click that follows a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

function dropped(piece: string, under: Element | null, answering: Answering): void {
  const [what = "", from = ""] = piece.split(":");
  const place = under?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
  if (what === "colonist" || what === "noble") {
    if (place !== undefined) answering.placing.move(what as Person, from || null, place || null);
    return;
  }
  // The circles of a building are beside its button, not in it.
  const spot = under?.closest("[data-target]") ?? under?.closest(".house")?.querySelector("[data-target]");
  const target = (spot as HTMLElement | undefined)?.dataset["target"];
  if (!target) return;
  if (what === "guest") {
    const [where, there = ""] = target.split(":");
    if (where === "mine") answering.send(from as Person, there);
    return;
  }
  const given = answering.at(target).answers.find(({ thing }) => thing === from);
  const blocked = answering.at(target).blocked.find(({ thing }) => thing === from);
  if (given) answering.give(given);
  else if (blocked) answering.refuse(blocked);
}
