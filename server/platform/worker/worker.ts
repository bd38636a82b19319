import { setTimeout as delay } from 'node:timers/promises';
import { describeFailure } from '#server/platform/jobs/describeFailure.ts';
import { doNextJob, type JobTools } from './doJob.ts';

export interface Worker {
  /** Claims no further job; resolves when the current one is done, or was aborted after the timeout. */
  readonly close: () => Promise<void>;
}

/** Times of a worker, in milliseconds. */
interface WorkerTimings {
  /** Interval between two checks of the queue. */
  readonly pollInterval: number;
  /** Interval between two checks while the database is down. */
  /** Interval between two checks while the database is down. */
  /** Time that closing waits for the current job; less than the process has to end. */
  readonly outageInterval: number;
  /** Time that closing waits for the current job; less than the process has to end. */
  readonly shutdownTimeout: number;
}

export const defaultTimings: WorkerTimings = {
  pollInterval: 1_000,
  outageInterval: 5_000,
  shutdownTimeout: 4_000,
};

/** Does the jobs of the queue one at a time, while other instances do the same. */
export function startWorker(tools: JobTools, timings: WorkerTimings = defaultTimings): Worker {
  const closing = new AbortController();
  const ending = new AbortController();
  const ended = work(tools, timings, closing.signal, ending.signal);
  return {
    close: async () => {
      closing.abort();
      const timer = setTimeout(() => {
        ending.abort();
      }, timings.shutdownTimeout);
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
      const did = await doNextJob(tools, ending);
      inOutage = false;
      if (!did) await pause(pollInterval, closing);
    } catch (error) {
      if (!inOutage) tools.warn({ failure: describeFailure(error) }, 'jobs cannot be read');
      inOutage = true;
      await pause(outageInterval, closing);
    }
  }
}

async function pause(time: number, signal: AbortSignal): Promise<void> {
  await delay(time, undefined, { signal }).catch(() => undefined);
}
