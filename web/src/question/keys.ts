/** Keyboard shortcuts: numbers answer (1 sends an arrangement), U undoes, H asks for a hint, L opens the log. */

import type { Play } from "./play.svelte";

let wereKeys = false;

/** Return whether the last input came from the keyboard. */
export function usesKeys(now = wereKeys): boolean {
  return (wereKeys = now);
}

export function keys(event: KeyboardEvent, play: Play, hint: () => void): void {
  usesKeys(true);
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
  const number = Number(event.key);
  if (event.key === "Escape") play.quiet();
  else if (event.key === "u" && play.view.can_undo) void play.table?.undo();
  else if (event.key === "h" && play.question && play.view.settings.hints) hint();
  else if (event.key === "l") document.querySelector<HTMLElement>('[data-tab="log"]')?.click();
  else if (number >= 1 && !play.sure && !play.menu) chip(number - 1);
}

/** Press an answer of the question bar. For arrangements, the first one sends it. */
function chip(number: number): void {
  const bar = document.querySelector("#question");
  const send = bar?.querySelector<HTMLElement>("[data-do='arrange'], [data-do='barrels'], [data-do='pay']");
  if (!send) bar?.querySelectorAll<HTMLElement>(".answers .chip[data-answer]")[number]?.click();
  else if (number === 0) send.click();
}
