/** Names for people who have not given one yet, and for the bots of puzzles. Those of tables come from the server. */

const NAMES = ["Ana", "Diego", "Elena", "Inés", "Luis", "Marta", "Mateo", "Pilar", "Rafael", "Rosa", "Tomás", "Vera"];

export function anyName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] as string;
}

/** Return a name for each seat of a puzzle, where nobody else sits; none is that of the player. */
export function otherNames(player: string): string[] {
  return NAMES.filter((name) => name !== player);
}
