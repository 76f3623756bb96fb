/** What screen readers are to say now; `App` shows it in a live region. */

let said = $state("");

export function announcement(): string {
  return said;
}

export function announce(words: string): void {
  // The same words again are only heard if the region changes.
  said = said === words ? `${words}\u00A0` : words;
}
