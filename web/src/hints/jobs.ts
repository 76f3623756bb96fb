/** Background jobs on the server. */

import { Refusal, api } from "../lib/api";
import type { Job } from "../lib/wire";

const PAUSES = [150, 300, 500, 800, 1200];

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Return the result of a job, or null if aborted. Throws a `Refusal` if the job failed. */
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
      // Wait for a lost connection; give up if the job is gone.
      if (!(error instanceof Refusal) || error.isFinal) throw error;
    }
  }
  return null;
}
