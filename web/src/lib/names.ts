/** Names for bots, and for people who have not given one yet. */

const NAMES = ["Ana", "Diego", "Elena", "Inés", "Luis", "Marta", "Mateo", "Pilar", "Rafael", "Rosa", "Tomás", "Vera"];
// Bots sit at most four seats apart, so a step of five never ends on another bot's name.
const STEP = 5;

export function anyName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] as string;
}

/** The name of the bot at a seat: the same for everybody who looks at the game, and no name that a person has. */
export function botName(game: string, seat: number, people: readonly (string | null)[]): string {
  let place = seat;
  for (const letter of game) place += letter.charCodeAt(0);
  for (let tries = 0; tries < NAMES.length; tries++, place += STEP) {
    const name = NAMES[place % NAMES.length] as string;
    if (!people.includes(name)) return name;
  }
  return NAMES[place % NAMES.length] as string;
}
