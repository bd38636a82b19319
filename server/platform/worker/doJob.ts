import { SpanKind, type SpanOptions } from '@opentelemetry/api';
import { fromNow } from '#server/platform/db/clock.ts';
import { claimJob, endJob, LeaseLost, retryJob, type Claim } from '#server/platform/jobs/claim.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { describeFailure } from '#server/platform/jobs/describeFailure.ts';
import { isRecurring } from '#server/platform/jobs/job.ts';
import type { MailTask } from '#server/platform/mail/mailJob.ts';
import { sendMail, type MailTools } from '#server/platform/mail/sendMail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { inSpan } from '#server/platform/tracing/spans.ts';

export interface JobTools extends MailTools, Pick<Settings, 'eventsKeptDays'> {
  readonly rounds: Rounds;
  readonly warn: (details: object, line: string) => void;
}

/** A function of recurring work; resolves with false if work is left, so that the next round follows at once. */
export type Round = (
  tools: Pick<JobTools, 'db' | 'eventsKeptDays'>,
  signal: AbortSignal,
) => Promise<boolean | void>;

export type Rounds = Readonly<Record<string, readonly Round[]>>;

/** Seconds between two rounds. */
const betweenRounds = 900;

/** Does the job that has been due for longest, and schedules a retry if it fails; false if none is due. */
export async function doNextJob(tools: JobTools, signal: AbortSignal): Promise<boolean> {
  const claim = await claimJob(tools.db);
  if (!claim) return false;
  try {
    await inSpan(`job ${claim.job.kind}`, describe(claim), () =>
      isRecurring(claim.job)
        ? doRound(tools, claim, signal)
        : // Every other job leads to a mail.
          sendMail(tools, claim as Claim<MailTask>, signal),
    );
  } catch (error) {
    const failure = describeFailure(error);
    const { id, job, attempts } = claim;
    tools.warn({ job: id, kind: job.kind, attempts: attempts + 1, failure }, 'job failed');
    if (!(error instanceof LeaseLost)) await retryJob(tools.db, claim, failure);
  }
  return true;
}

function describe({ job, attempts }: Claim): SpanOptions {
  return { kind: SpanKind.CONSUMER, attributes: { 'job.kind': job.kind, 'job.attempt': attempts + 1 } };
}

/** Does a recurring job and reschedules it: now if work is left, else in 15 minutes. Deletes a job of unknown kind. */
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
  for (const other of others) tools.warn({ kind, failure: describeFailure(other) }, 'round failed');
  if (failures.length > 0) throw first;
  await db.transaction(async (transaction) => {
    await endJob(transaction, claim);
    await enqueueRound(transaction, kind, fromNow(isDone ? betweenRounds : 0));
  });
}
