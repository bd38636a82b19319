import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/schema.ts';
import type { Job } from './job.ts';

/** The queue of jobs that are done after the answer, one for all instances. A row goes when its job is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    job: jsonb().$type<Job>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Not to be begun before; moves on with each failure. */
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Whoever does it has until then; null while nobody does. */
    claimedUntil: instant('claimed_until'),
    /** Failure of the last attempt; without people's data. */
    failure: text(),
    /** Instant at which it was given up. */
    abandonedAt: instant('abandoned_at'),
  },
  (table) => [
    index().on(table.dueAt),
    uniqueIndex('jobs_recurring')
      .on(sql`(${table.job} ->> 'kind')`)
      .where(sql`${table.job} - 'kind' = '{}'::jsonb`),
  ],
);
