/** Announcements for screen readers, shown by `App` in a live region. */

let said = $state("");

export function announcement(): string {
  return said;
}

export function announce(words: string): void {
  // Screen readers repeat the same text only if the region changes.
  said = said === words ? `${words}\u00A0` : words;
}
