import { limits } from '#domain/limits.ts';
import { remindOfCertificates } from '#server/modules/certificates/remindOfCertificates.ts';
import { tellOfCoupons } from '#server/modules/offers/tellOfCoupons.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Deliver } from '#server/platform/mail/deliver.ts';
import { chooseMail, isNotice } from './chooseMail.ts';
import { claimJob, endJob, isGivenUpNext, LeaseLost, noteJob, retryJob, type Claim } from './claim.ts';
import { schedule } from './enqueue.ts';
import { failureOf } from './failureOf.ts';
import { isRecurring, type Errand, type MailJob, type RecurringJob } from './job.ts';
import { recordMail, type WrittenMail } from './recordMail.ts';
import { rollUp } from './rollUp.ts';
import { writeMail } from './writeMail.ts';

/** What jobs are done with. */
export interface JobTools {
  readonly db: Database;
  /** Whether sample people get mail. */
  readonly sampleData: boolean;
  /** Days after which events and runs are kept as sums alone. */
  readonly eventsKeptDays: number;
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly deliver: Deliver;
  /** Takes a line of the log about a job that failed. */
  readonly warn: (details: object, line: string) => void;
}

/**
 * Seconds for which the same mail is not sent again. Less than people are told to wait, so that who presses the
 * button at the first instant gets their mail.
 */
const repeatDelay = limits.resendDelay / 1000 - 5;

/** Seconds between two rounds of what is done again and again. */
const betweenRounds = 900;

/**
 * Does the job that has been due for longest; false where none is. No transaction is open while a mail goes out:
 * the embedded database has one connection for everybody.
 */
export async function doNextJob(tools: JobTools, signal: AbortSignal): Promise<boolean> {
  const claim = await claimJob(tools.db);
  if (!claim) return false;
  try {
    const { job } = claim;
    if (isRecurring(job)) await doRound(tools, { ...claim, job }, signal);
    else await doErrand(tools, { ...claim, job }, signal);
  } catch (error) {
    const failure = failureOf(error);
    const { id, job, attempts } = claim;
    tools.warn({ job: id, kind: job.kind, attempts: attempts + 1, failure }, 'job failed');
    if (!(error instanceof LeaseLost)) await retryJob(tools.db, claim, failure);
  }
  return true;
}

/** Does a job that recurs, and has it done again: at once if a round could not do all of it. */
async function doRound(
  { db, eventsKeptDays }: JobTools,
  claim: Claim<RecurringJob>,
  signal: AbortSignal,
): Promise<void> {
  const { kind } = claim.job;
  let isDone = true;
  if (kind === 'rollUp') isDone = await rollUp(db, eventsKeptDays, signal);
  else if (kind === 'couponNews') await tellOfCoupons(db);
  else await remindOfCertificates(db);
  await db.transaction(async (transaction) => {
    await endJob(transaction, claim);
    await schedule(transaction, { kind }, fromNow(isDone ? betweenRounds : 0));
  });
}

async function doErrand(tools: JobTools, claim: Claim<Errand>, signal: AbortSignal): Promise<void> {
  const { db, sampleData, publicUrl, deliver } = tools;
  const { id, job, createdAt } = claim;
  if ('stage' in job && job.stage === 'sent') {
    await endJob(db, claim);
    return;
  }
  const chosen = await db.transaction(async (transaction) => {
    const about = await chooseMail(transaction, claim, sampleData);
    const written = about && (await writeMail(transaction, about, publicUrl));
    return written && { ...about, written };
  });
  if (!chosen) {
    await endJob(db, claim);
    return;
  }
  try {
    await deliver(db, chosen.written, {
      messageId: `${id}.${createdAt.getTime()}`,
      signal,
      done: async (database) => {
        await recordMail(database, claim, chosen, { state: 'sent' });
        await finish(database, claim, { ...chosen.mail, stage: 'sent' });
      },
    });
  } catch (error) {
    if (!(error instanceof LeaseLost)) await recordFailure(db, claim, chosen, failureOf(error));
    throw error;
  }
}

async function recordFailure(
  db: Database,
  claim: Claim,
  chosen: WrittenMail,
  failure: string,
): Promise<void> {
  const state = isGivenUpNext(claim) ? 'givenUp' : 'failing';
  await recordMail(db, claim, chosen, { state, failure });
}

/** The job of a mail that may be asked for again stays for a while, to be known by. */
function finish(db: Database, claim: Claim, sent: MailJob): Promise<void> {
  return isNotice(sent.kind) ? endJob(db, claim) : noteJob(db, claim, sent, repeatDelay);
}
