/** A payment that takes more than one thing: what goes together is a comparison with the ways that the question gives. */

/** The choice after something was pressed: it comes or goes, and what does not go with it makes room. */
export function chosenWith(chosen: readonly string[], text: string, ways: readonly (readonly string[])[]): string[] {
  if (chosen.includes(text)) return chosen.filter((one) => one !== text);
  // What was chosen last is kept first.
  const kept = [text];
  for (const one of chosen.toReversed()) {
    if (ways.some((way) => [one, ...kept].every((each) => way.includes(each)))) kept.unshift(one);
  }
  return kept;
}

/** The answers that give exactly these things, in the order in which they are asked. */
export function wayOf(chosen: readonly string[], ways: readonly (readonly string[])[]): readonly string[] | undefined {
  return ways.find((way) => way.length === chosen.length && way.every((one) => chosen.includes(one)));
}
