/** Routes in the part of the address after #, so that the server has a single page. */

export type Route =
  | { name: "start" | "new" | "statistics" | "tutorial" | "settings" | "puzzles" | "lost" }
  | { name: "puzzle"; puzzle: string }
  /** `at`: the part of the rules that is shown. */
  | { name: "rules"; at?: string }
  | { name: "join"; game: string; invite: string }
  | { name: "game" | "watch"; game: string }
  | { name: "replay"; game: string; step: number }
  | { name: "seat"; game: string; secret: string };

const GAME = /^[a-z0-9]{10}$/;
const SECRET = /^[\w-]{1,64}$/;
const PART = /^[\w.-]{1,64}$/;
const PUZZLE = /^\d{1,9}-\d{1,4}$/;
const PLAIN = ["new", "rules", "statistics", "tutorial", "settings", "puzzles"] as const;

/** Parse the fragment of an address (after #) into a route. */
export function parse(hash: string): Route {
  const [name = "", game = "", more = "", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  const lost: Route = { name: "lost" };
  if (rest.length) return lost;
  if (!game && !more) {
    if (!name) return { name: "start" };
    const plain = PLAIN.find((one) => one === name);
    return plain ? { name: plain } : lost;
  }
  if (name === "rules") return PART.test(game) && !more ? { name, at: game } : lost;
  if (name === "puzzle") return PUZZLE.test(game) && !more ? { name, puzzle: game } : lost;
  if (!GAME.test(game)) return lost;
  switch (name) {
    case "game":
    case "watch":
      return more ? lost : { name, game };
    case "join":
      return SECRET.test(more) ? { name, game, invite: more } : lost;
    case "seat":
      return SECRET.test(more) ? { name, game, secret: more } : lost;
    case "replay":
      return /^\d{0,6}$/.test(more) ? { name, game, step: Number(more) } : lost;
    default:
      return lost;
  }
}

export function hashOf(route: Route): string {
  switch (route.name) {
    case "start":
    case "lost":
      return "#/";
    case "join":
      return `#/join/${route.game}/${route.invite}`;
    case "seat":
      return `#/seat/${route.game}/${route.secret}`;
    case "replay":
      return `#/replay/${route.game}/${route.step}`;
    case "rules":
      return route.at ? `#/rules/${route.at}` : "#/rules";
    case "puzzle":
      return `#/puzzle/${route.puzzle}`;
    case "game":
    case "watch":
      return `#/${route.name}/${route.game}`;
    default:
      return `#/${route.name}`;
  }
}

/** Return the route of a pasted link or game id; null if it leads nowhere. */
export function pasted(text: string): Route | null {
  const words = text.trim();
  if (GAME.test(words)) return { name: "watch", game: words };
  const at = words.indexOf("#");
  const found = parse(at < 0 ? words : words.slice(at));
  return found.name === "lost" || found.name === "start" ? null : found;
}

/** Return the full address of a route, to be shared. */
export function link(route: Route, base = document.baseURI): string {
  return new URL(hashOf(route), base).href;
}

let current = $state.raw<Route>({ name: "start" });
let table = $state.raw<Route | null>(null);

export function route(): Route {
  return current;
}

/** Return the table that the player left for the rules or settings, or null. */
export function tableLeft(): Route | null {
  return table;
}

const TABLES = ["game", "watch", "replay", "tutorial", "puzzle"];
const ASIDE = ["rules", "settings"];

function arrive(next: Route): void {
  current = next;
  if (TABLES.includes(next.name)) table = next;
  else if (!ASIDE.includes(next.name)) table = null;
}

export function go(next: Route): void {
  location.hash = hashOf(next);
}

/** Go to a route and drop the current address from the history: it may contain a secret. */
export function replace(next: Route): void {
  history.replaceState(null, "", hashOf(next));
  arrive(next);
}

export function followAddress(): () => void {
  const look = (): void => {
    arrive(parse(location.hash));
  };
  look();
  addEventListener("hashchange", look);
  return () => removeEventListener("hashchange", look);
}
