/** Names for bots, and for people who have not given one yet. */

const NAMES = ["Ana", "Diego", "Elena", "Inés", "Luis", "Marta", "Mateo", "Pilar", "Rafael", "Rosa", "Tomás", "Vera"];
// Seats are at most four apart, so steps of five never reach another bot's name.
const STEP = 5;

export function anyName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] as string;
}

/** Return a bot's name: the same for all viewers of the game, and not the name of a person. */
export function botName(game: string, seat: number, people: readonly (string | null)[]): string {
  let place = seat;
  for (const letter of game) place += letter.charCodeAt(0);
  for (let tries = 0; tries < NAMES.length; tries++, place += STEP) {
    const name = NAMES[place % NAMES.length] as string;
    if (!people.includes(name)) return name;
  }
  return NAMES[place % NAMES.length] as string;
}
