/** Text that shrinks to fit its element. */

const SMALLEST = 0.78;
const STEP = 0.04;

/** Shrink the text of an element until it fits or is as small as is readable; then allow breaks. */
export function shrinkText(words: () => string, smallest = SMALLEST): (element: HTMLElement) => () => void {
  return (element) => {
    words(); // measure again when the words change
    const fit = (): void => {
      Object.assign(element.style, { fontSize: "", overflowWrap: "", hyphens: "" });
      const usual = parseFloat(getComputedStyle(element).fontSize);
      const wanted = element.clientWidth / element.scrollWidth;
      let scale = wanted < 1 ? Math.max(smallest, Math.floor(wanted * 100) / 100) : 1;
      if (wanted < smallest) Object.assign(element.style, { overflowWrap: "anywhere", hyphens: "auto" });
      if (scale < 1) element.style.fontSize = `${usual * scale}px`;
      // Text with one line too many may fit if it is smaller.
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
