import { setTimeout as delay } from 'node:timers/promises';
import type { Meter } from '@opentelemetry/api';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { measureQueue } from '#server/platform/jobs/measureQueue.ts';

/** Milliseconds that a scrape waits for the numbers of the queue; after that they are NaN. */
const queueTimeout = 2_000;

/** Observes the queue, which all instances share, and the connections of this instance, if it has a pool. */
export function observeDatabase(meter: Meter, { db, pool }: OpenDatabase): void {
  const jobs = meter.createObservableGauge('marketplace.jobs', {
    description: 'Jobs in the queue by state: due, scheduled for later, or abandoned after a day of failures',
  });
  const oldest = meter.createObservableGauge('marketplace.jobs.oldest_due.age', {
    description: 'Time for which the oldest due job has been due, 0 without one',
    unit: 's',
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const measured = measureQueue(db).catch(() => undefined);
      const queue = await Promise.race([measured, delay(queueTimeout, undefined, { ref: false })]);
      // Observes NaN without a number, since the SDK would repeat that of the scrape before.
      for (const state of ['due', 'scheduled', 'abandoned'] as const) {
        result.observe(jobs, queue?.[state] ?? NaN, { state });
      }
      result.observe(oldest, queue?.oldestDueAge ?? NaN);
    },
    [jobs, oldest],
  );
  if (!pool) return;
  const connections = meter.createObservableUpDownCounter('db.client.connection.count', {
    description: 'Connections to PostgreSQL by state: idle or used',
  });
  const waiting = meter.createObservableUpDownCounter('db.client.connection.pending_requests', {
    description: 'Requests that wait for a connection to PostgreSQL',
  });
  meter.addBatchObservableCallback(
    (result) => {
      result.observe(connections, pool.idleCount, { 'db.client.connection.state': 'idle' });
      const used = pool.totalCount - pool.idleCount;
      result.observe(connections, used, { 'db.client.connection.state': 'used' });
      result.observe(waiting, pool.waitingCount);
    },
    [connections, waiting],
  );
}
