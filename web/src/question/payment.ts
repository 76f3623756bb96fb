/** Payments of several things, chosen among the ways given by the question. */

/** Toggle a thing and drop what cannot be paid together with it. */
export function chosenWith(chosen: readonly string[], text: string, ways: readonly (readonly string[])[]): string[] {
  if (chosen.includes(text)) return chosen.filter((one) => one !== text);
  // Keep the latest choices.
  const kept = [text];
  for (const one of chosen.toReversed()) {
    if (ways.some((way) => [one, ...kept].every((each) => way.includes(each)))) kept.unshift(one);
  }
  return kept;
}

/** Return the answers that pay exactly these things, in order. */
export function wayOf(chosen: readonly string[], ways: readonly (readonly string[])[]): readonly string[] | undefined {
  return ways.find((way) => way.length === chosen.length && way.every((one) => chosen.includes(one)));
}
