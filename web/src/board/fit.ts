/** Words that should stand in their place as a whole are written a little smaller where they do not fit. */

const SMALLEST = 0.78;
const STEP = 0.04;

/** An attachment: shrinks what an element says, as far as it can still be read; beyond that a word is broken, or all is cut off. */
export function fitted(words: () => string, smallest = SMALLEST): (element: HTMLElement) => () => void {
  return (element) => {
    words(); // measure again when the words change
    const fit = (): void => {
      Object.assign(element.style, { fontSize: "", overflowWrap: "", hyphens: "" });
      const usual = parseFloat(getComputedStyle(element).fontSize);
      const wanted = element.clientWidth / element.scrollWidth;
      let scale = wanted < 1 ? Math.max(smallest, Math.floor(wanted * 100) / 100) : 1;
      if (wanted < smallest) Object.assign(element.style, { overflowWrap: "anywhere", hyphens: "auto" });
      if (scale < 1) element.style.fontSize = `${usual * scale}px`;
      // Words that have one line too many may have room side by side.
      while (element.scrollHeight > element.clientHeight + 1 && scale - STEP >= smallest) {
        scale -= STEP;
        element.style.fontSize = `${usual * scale}px`;
      }
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
