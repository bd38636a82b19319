import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isRecurring, type Job } from './job.ts';
import { jobs } from './jobTables.ts';

/** Seconds for which a claim excludes other workers from a job. */
const lease = 30;

const day = 24 * 3600;
const retryFirst = 5;
const retryLongest = 600;

/** A claimed job: until `claimedUntil`, only the worker that claimed it may do it. */
export type Claim<Kind extends Job = Job> = typeof jobs.$inferSelect & { readonly job: Kind };

/** Thrown if another worker may do the job, since the claim has ended or was replaced. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Claims the job that has been due for longest; null if none is due. */
export async function claimJob(db: Database): Promise<Claim | null> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.abandonedAt),
        lte(jobs.dueAt, sql`now()`),
        or(isNull(jobs.claimedUntil), lte(jobs.claimedUntil, sql`now()`)),
      ),
    )
    .orderBy(jobs.dueAt, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claim] = await db
    .update(jobs)
    // In whole milliseconds, the precision of `Date`, since `isHeld` compares the time to recognize a later claim.
    .set({ claimedUntil: sql`date_trunc('milliseconds', ${fromNow(lease)})` })
    .where(eq(jobs.id, sql`(${due})`))
    .returning();
  return claim ?? null;
}

/** Releases every claim. Call it only at the start of a database's only process, whose predecessor may have crashed. */
export async function releaseClaims(db: Database): Promise<void> {
  await db.update(jobs).set({ claimedUntil: null });
}

/** Deletes a job that is done. @throws {LeaseLost} if the claim is no longer valid */
export async function endJob(db: Database, claim: Claim): Promise<void> {
  const ended = await db.delete(jobs).where(isHeld(claim)).returning({ id: jobs.id });
  if (ended.length === 0) throw new LeaseLost();
}

/** Stores the new facts of a job; `dueAfter` also releases the job, due in these seconds. @throws {LeaseLost} */
export async function updateJob(db: Database, claim: Claim, job: Job, dueAfter?: number): Promise<void> {
  const updated = await db
    .update(jobs)
    .set({ job, ...(dueAfter !== undefined && { claimedUntil: null, dueAt: fromNow(dueAfter) }) })
    .where(isHeld(claim))
    .returning({ id: jobs.id });
  if (updated.length === 0) throw new LeaseLost();
}

/** Schedules another attempt at a failed job. Gives a job up after a day, unless it recurs. */
export async function retryJob(db: Database, claim: Claim, failure: string): Promise<void> {
  await db
    .update(jobs)
    .set({
      attempts: claim.attempts + 1,
      failure,
      claimedUntil: null,
      dueAt: fromNow(Math.min(retryFirst * 2 ** claim.attempts, retryLongest)),
      ...(!isRecurring(claim.job) && {
        abandonedAt: sql`case when ${jobs.createdAt} < ${fromNow(-day)} then now() end`,
      }),
    })
    .where(isHeld(claim));
}

/** Whether a job is given up if the current attempt fails: after a day, unless it recurs. */
export function isLastAttempt({ job, createdAt }: Claim): boolean {
  return !isRecurring(job) && createdAt.getTime() < Date.now() - day * 1_000;
}

function isHeld({ id, claimedUntil }: Claim): SQL | undefined {
  return claimedUntil === null ? sql`false` : and(eq(jobs.id, id), eq(jobs.claimedUntil, claimedUntil));
}
