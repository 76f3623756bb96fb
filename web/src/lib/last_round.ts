import type { Observation } from "./position";

/** Is this the last round, because an end has come in sight or because so many were agreed on? */
export function isLastRound({ ending, round, rules }: Pick<Observation, "ending" | "round" | "rules">): boolean {
  return ending.length > 0 || round === rules.max_rounds;
}
