import { setTimeout as delay } from 'node:timers/promises';
import { failureOf } from '#server/platform/jobs/failureOf.ts';
import { doNextJob, type JobTools } from './doJob.ts';

export interface Worker {
  /** Takes no further job; resolves once the one under way is done, or was ended for taking too long. */
  readonly close: () => Promise<void>;
}

/** In milliseconds. */
interface Patience {
  /** How often the queue is looked at. */
  readonly interval: number;
  /** The same while the database cannot be asked. */
  readonly intervalInOutage: number;
  /** How long closing waits for a job. Less than the process has to end. */
  readonly longestFinish: number;
}

export const usualPatience: Patience = { interval: 1_000, intervalInOutage: 5_000, longestFinish: 4_000 };

/** Does the jobs of the queue, one at a time, beside the workers of other instances. */
export function startWorker(tools: JobTools, patience: Patience = usualPatience): Worker {
  const closing = new AbortController();
  const ending = new AbortController();
  const ended = work(tools, patience, closing.signal, ending.signal);
  return {
    close: async () => {
      closing.abort();
      const timer = setTimeout(() => {
        ending.abort();
      }, patience.longestFinish);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function work(
  tools: JobTools,
  { interval, intervalInOutage }: Patience,
  closing: AbortSignal,
  ending: AbortSignal,
): Promise<void> {
  let inOutage = false;
  while (!closing.aborted) {
    try {
      const did = await doNextJob(tools, ending);
      inOutage = false;
      if (!did) await pause(interval, closing);
    } catch (error) {
      if (!inOutage) tools.warn({ failure: failureOf(error) }, 'jobs cannot be read');
      inOutage = true;
      await pause(intervalInOutage, closing);
    }
  }
}

async function pause(time: number, signal: AbortSignal): Promise<void> {
  await delay(time, undefined, { signal }).catch(() => undefined);
}
