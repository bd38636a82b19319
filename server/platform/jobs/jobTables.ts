import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/schema.ts';
import type { Job } from './job.ts';

/** The queue of jobs that all instances share. A row is deleted when its job is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    job: jsonb().$type<Job>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Earliest start; each failure delays it. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Number of failed attempts. */
    attempts: integer().notNull().default(0),
    /** End of the worker's lease; null if no worker has claimed the job. */
    claimedUntil: instant('claimed_until'),
    /** Failure of the last attempt, without personal data. */
    failure: text(),
    abandonedAt: instant('abandoned_at'),
  },
  (table) => [
    index().on(table.dueAt),
    uniqueIndex('jobs_recurring')
      .on(sql`(${table.job} ->> 'kind')`)
      .where(sql`${table.job} - 'kind' = '{}'::jsonb`),
  ],
);
