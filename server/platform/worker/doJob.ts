import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { claimJob, endJob, LeaseLost, retryJob, type Claim } from '#server/platform/jobs/claim.ts';
import { schedule } from '#server/platform/jobs/enqueue.ts';
import { failureOf } from '#server/platform/jobs/failureOf.ts';
import { isRecurring } from '#server/platform/jobs/job.ts';
import type { MailTask } from '#server/platform/mail/mailJob.ts';
import { sendMail, type MailTools } from '#server/platform/mail/sendMail.ts';

/** Dependencies of the worker. */
export interface JobTools extends MailTools {
  /** Recurring work, by its kind. */
  readonly rounds: Rounds;
  /** Days after which events and runs are kept as sums alone. */
  readonly eventsKeptDays: number;
  /** Takes a line of the log about a job that failed. */
  readonly warn: (details: object, line: string) => void;
}

/** Does one round of recurring work; returns false if some is left, and then runs again at once. */
export type Round = (
  tools: { readonly db: Database; readonly eventsKeptDays: number },
  signal: AbortSignal,
) => Promise<boolean | void>;

export type Rounds = Readonly<Record<string, readonly Round[]>>;

/** Seconds between two rounds of what is done again and again. */
const betweenRounds = 900;

/** Does the job that has been due for longest; false where none is. */
export async function doNextJob(tools: JobTools, signal: AbortSignal): Promise<boolean> {
  const claim = await claimJob(tools.db);
  if (!claim) return false;
  try {
    if (isRecurring(claim.job)) await doRound(tools, claim, signal);
    // What does not recur comes to a mail.
    else await sendMail(tools, claim as Claim<MailTask>, signal);
  } catch (error) {
    const failure = failureOf(error);
    const { id, job, attempts } = claim;
    tools.warn({ job: id, kind: job.kind, attempts: attempts + 1, failure }, 'job failed');
    if (!(error instanceof LeaseLost)) await retryJob(tools.db, claim, failure);
  }
  return true;
}

/**
 * Does a job that recurs, and has it done again: at once if a round could not do all of it. One that no part knows any
 * more ends.
 */
async function doRound(tools: JobTools, claim: Claim, signal: AbortSignal): Promise<void> {
  const { db, rounds } = tools;
  const { kind } = claim.job;
  const known = rounds[kind];
  if (!known) {
    tools.warn({ kind }, 'no such job');
    await endJob(db, claim);
    return;
  }
  const failures: unknown[] = [];
  let isDone = true;
  for (const round of known) {
    try {
      if ((await round(tools, signal)) === false) isDone = false;
    } catch (error) {
      failures.push(error);
    }
  }
  const [first, ...others] = failures;
  for (const other of others) tools.warn({ kind, failure: failureOf(other) }, 'round failed');
  if (failures.length > 0) throw first;
  await db.transaction(async (transaction) => {
    await endJob(transaction, claim);
    await schedule(transaction, kind, fromNow(isDone ? betweenRounds : 0));
  });
}
