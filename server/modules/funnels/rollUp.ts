import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/platform/db/database.ts';
import { rollUpEvents } from './rollUpEvents.ts';
import { rollUpRuns } from './rollUpRuns.ts';

/** Milliseconds of a round: less than an ending server waits for its worker. */
const roundTime = 2_000;

/** Milliseconds between two batches: the embedded database does its work in this thread, and serves others meanwhile. */
const pause = 20;

/**
 * Adds up the rows that are older than so many days and deletes them; returns false if some are left, because time was up or the
 * server ends. A row is deleted in the transaction that adds it: it counts once, wherever the server is killed. Runs
 * and events take turns, so that neither waits for ever while the other is many or cannot be added up.
 */
export async function rollUp(db: Database, keptDays: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + roundTime;
  const failures: unknown[] = [];
  const unfinished = new Set([rollUpRuns, rollUpEvents]);
  while (unfinished.size > 0 && performance.now() < end && !signal.aborted) {
    for (const rollUpBatch of unfinished) {
      try {
        const isLeft = await db.transaction((transaction) => rollUpBatch(transaction, keptDays));
        if (!isLeft) unfinished.delete(rollUpBatch);
      } catch (error) {
        failures.push(error);
        unfinished.delete(rollUpBatch);
      }
      await delay(pause);
    }
  }
  if (failures.length > 0) throw failures[0];
  return unfinished.size === 0;
}
