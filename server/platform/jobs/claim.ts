import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isRecurring, type Job } from './job.ts';
import { jobs } from './jobTables.ts';

/** Seconds that a worker has for a job; then another may take it. */
const lease = 30;

const day = 24 * 3600;
const retryFirst = 5;
const retryLongest = 600;

/** A job that this worker alone may do, until its lease is over. */
export interface Claim<Kind extends Job = Job> {
  readonly id: number;
  readonly job: Kind;
  readonly createdAt: Date;
  /** How often it has failed. */
  readonly attempts: number;
  readonly claimedUntil: Date | null;
}

/** The lease ran out, and the job may be another worker's by now. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Takes the job that has been due for longest; null where nothing is due. */
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
    // To the millisecond, as `Date` has it: the instant tells this claim from a later one.
    .set({ claimedUntil: sql`date_trunc('milliseconds', ${fromNow(lease)})` })
    .where(eq(jobs.id, sql`(${due})`))
    .returning({
      id: jobs.id,
      job: jobs.job,
      createdAt: jobs.createdAt,
      attempts: jobs.attempts,
      claimedUntil: jobs.claimedUntil,
    });
  return claim ?? null;
}

/** Lets go of every claim: for a start of the only process on a database, whose one before was killed. */
export async function releaseClaims(db: Database): Promise<void> {
  await db.update(jobs).set({ claimedUntil: null });
}

/** @throws {LeaseLost} */
export async function endJob(db: Database, claim: Claim): Promise<void> {
  const ended = await db.delete(jobs).where(isHeld(claim)).returning({ id: jobs.id });
  if (ended.length === 0) throw new LeaseLost();
}

/** Writes down how far a job is; one that is let go of falls due again after so many seconds. @throws {LeaseLost} */
export async function noteJob(db: Database, claim: Claim, job: Job, dueAfter?: number): Promise<void> {
  const noted = await db
    .update(jobs)
    .set({ job, ...(dueAfter !== undefined && { claimedUntil: null, dueAt: fromNow(dueAfter) }) })
    .where(isHeld(claim))
    .returning({ id: jobs.id });
  if (noted.length === 0) throw new LeaseLost();
}

/**
 * Has a job that failed tried again later, or given up after a day; one that recurs never is, since the next one
 * comes of it.
 */
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

/** Whether a job is given up when it fails now. */
export function isGivenUpNext({ job, createdAt }: Claim): boolean {
  return !isRecurring(job) && createdAt.getTime() < Date.now() - day * 1_000;
}

function isHeld({ id, claimedUntil }: Claim): SQL | undefined {
  return claimedUntil === null ? sql`false` : and(eq(jobs.id, id), eq(jobs.claimedUntil, claimedUntil));
}
