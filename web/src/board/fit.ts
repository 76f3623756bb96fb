/** Words that should stand on one line are written a little smaller where they do not fit. */

const SMALLEST = 0.78;

/** An attachment: shrinks what an element says, as far as it can still be read; beyond that a word is broken, or all is cut off. */
export function fitted(words: () => string): (element: HTMLElement) => () => void {
  return (element) => {
    words(); // other words are measured anew
    const fit = (): void => {
      Object.assign(element.style, { fontSize: "", overflowWrap: "" });
      const wanted = element.clientWidth / element.scrollWidth;
      const usual = parseFloat(getComputedStyle(element).fontSize);
      if (wanted < 1) element.style.fontSize = `${usual * Math.max(SMALLEST, Math.floor(wanted * 100) / 100)}px`;
      if (wanted < SMALLEST) element.style.overflowWrap = "anywhere";
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
