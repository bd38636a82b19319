import { and, isNotNull, isNull, lte, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { jobs } from './jobTables.ts';

const { abandonedAt, dueAt } = jobs;

/** Counts the jobs by state, and returns the seconds for which the oldest one has been due; 0 if none is due. */
export async function measureQueue(db: Database) {
  const isDue = and(isNull(abandonedAt), lte(dueAt, sql`now()`));
  const [queue] = await db
    .select({
      due: db.$count(jobs, isDue),
      scheduled: db.$count(jobs, and(isNull(abandonedAt), gt(dueAt, sql`now()`))),
      abandoned: db.$count(jobs, isNotNull(abandonedAt)),
      oldestDueAge: sql`coalesce(extract(epoch from now() - min(${dueAt})), 0)`.mapWith(Number),
    })
    .from(jobs)
    .where(isDue);
  return queue;
}
