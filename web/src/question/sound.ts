/** The signal for a turn: a short wooden knock, and a notification if the page is in the background. */

import { settings } from "../lib/settings.svelte";

let sounds: AudioContext | null = null;

/** Play the signal; `words` is the question. */
export function notify(words: string): void {
  knock();
  const may = settings.notify && "Notification" in globalThis && Notification.permission === "granted";
  if (may && document.hidden) new Notification(document.title, { body: words, tag: "turn" });
}

function knock(): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  sounds ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 420],
    [0.13, 560],
  ] as const) {
    const start = sounds.currentTime + delay;
    const tone = new OscillatorNode(sounds, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(sounds, { gain: 0.16 });
    loudness.gain.setValueAtTime(0.16, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.11);
    tone.connect(loudness).connect(sounds.destination);
    tone.start(start);
    tone.stop(start + 0.12);
  }
}
