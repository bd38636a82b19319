import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isOutage } from '#server/platform/db/databaseErrors.ts';
import { describeFailure } from '#server/platform/jobs/describeFailure.ts';
import { rootCauseMessage } from '#server/platform/settings/startupError.ts';
import { doNextJob, type JobTools } from './doJob.ts';

export interface Worker {
  /** Claims no further job; resolves when the current one is done, or was aborted after the timeout. */
  readonly close: () => Promise<void>;
}

/** Times of a worker, in milliseconds. */
export const defaultTimings = {
  /** Interval between two checks of the queue. */
  pollInterval: 1_000,
  /** Interval between two checks while the database is down. */
  outageInterval: 5_000,
  /** Time that `close` waits for the current job before aborting it; less than `shutdownTimeout` of the process. */
  shutdownTimeout: 4_000,
};

type WorkerTimings = typeof defaultTimings;

/** Does the jobs of the queue one at a time, while other instances do the same. */
export function startWorker(tools: JobTools, timings = defaultTimings): Worker {
  const closing = new AbortController();
  const ending = new AbortController();
  const ended = work(tools, timings, closing.signal, ending.signal);
  return {
    close: async () => {
      closing.abort();
      const timer = setTimeout(() => ending.abort(), timings.shutdownTimeout);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function work(
  tools: JobTools,
  { pollInterval, outageInterval }: WorkerTimings,
  closing: AbortSignal,
  ending: AbortSignal,
): Promise<void> {
  let inOutage = false;
  while (!closing.aborted) {
    try {
      if (inOutage) {
        await tools.db.execute(sql`select 1`);
        inOutage = false;
        // Leases have ended meanwhile: lets other workers first record the mails that were accepted during the outage.
        await pause(outageInterval, closing);
        continue;
      }
      const did = await doNextJob(tools, ending);
      if (!did) await pause(pollInterval, closing);
    } catch (error) {
      if (!inOutage) tools.warn({ failure: reasonOf(error) }, 'jobs cannot be read');
      inOutage = true;
      await pause(outageInterval, closing);
    }
  }
}

/** Returns the message of an outage, which has no personal data, or else the codes of the error. */
function reasonOf(error: unknown): string {
  return isOutage(error) ? rootCauseMessage(error) : describeFailure(error);
}

async function pause(time: number, signal: AbortSignal): Promise<void> {
  await delay(time, undefined, { signal }).catch(() => undefined);
}
