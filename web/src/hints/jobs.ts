/** Work that the server does in the background, waited for. */

import { Refusal, api } from "../lib/api";
import type { Job } from "../lib/wire";

const PAUSES = [150, 300, 500, 800, 1200];

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** What came of a job; null if nobody waits for it any more. Throws a `Refusal` if nothing came of it. */
export async function finished<Result>(
  game: string,
  begun: Job,
  signal: AbortSignal,
  progress: (done: number, of: number) => void = () => {},
): Promise<Result | null> {
  let job = begun;
  for (let turn = 0; !signal.aborted; turn++) {
    if (job.problem !== null) throw new Refusal(500, "failed", job.problem);
    if (job.result !== null) return job.result as Result;
    progress(job.done, job.of);
    await pause(PAUSES[Math.min(turn, PAUSES.length - 1)] as number, signal);
    if (signal.aborted) return null;
    try {
      job = await api.job(game, job.id);
    } catch (error) {
      // A lost connection comes back; a job that is gone does not.
      if (!(error instanceof Refusal) || error.isFinal) throw error;
    }
  }
  return null;
}
