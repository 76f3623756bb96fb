/** Keyboard shortcuts: numbers answer (1 sends an arrangement), U undoes, H asks for a hint, L opens the log. */

import type { Answering } from "./answering.svelte";

let wereKeys = false;

/** Return whether the last input came from the keyboard. */
export function usesKeys(now = wereKeys): boolean {
  return (wereKeys = now);
}

export function keys(event: KeyboardEvent, answering: Answering, hint: () => void): void {
  usesKeys(true);
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
  const number = Number(event.key);
  if (event.key === "Escape") answering.quiet();
  else if (event.key === "u" && answering.view.can_undo) void answering.table?.undo();
  else if (event.key === "h" && answering.question && answering.view.settings.hints) hint();
  else if (event.key === "l") document.querySelector<HTMLElement>('[data-tab="log"]')?.click();
  else if (number >= 1 && !answering.sure && !answering.menu) chip(number - 1);
}

/** Press an answer of the question bar. For arrangements, the first one sends it. */
function chip(number: number): void {
  const bar = document.querySelector("#question");
  const send = bar?.querySelector<HTMLElement>("[data-do='arrange'], [data-do='barrels'], [data-do='pay']");
  if (!send) bar?.querySelectorAll<HTMLElement>(".answers .chip[data-answer]")[number]?.click();
  else if (number === 0) send.click();
}
