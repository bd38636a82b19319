import { sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { endJob, isLastAttempt, LeaseLost, updateJob, type Claim } from '#server/platform/jobs/claim.ts';
import { describeFailure } from '#server/platform/jobs/describeFailure.ts';
import type { Instruments } from '#server/platform/metrics/instruments.ts';
import { chooseMail, type ChosenMail } from './chooseMail.ts';
import type { MailTask } from './mailJob.ts';
import { mails } from './mailTables.ts';
import type { MailTemplates } from './mailTemplate.ts';
import type { Deliver, Mail } from './message.ts';
import { writeMail } from './writeMail.ts';

export interface MailTools {
  readonly db: Database;
  readonly instruments: Instruments;
  readonly templates: MailTemplates;
  /** Address at which people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly deliver: Deliver;
}

/** Seconds in which a repeated mail is suppressed, less than the delay before people can request another. */
const repeatDelay = limits.resendDelay / 1000 - 5;

/** Sends the mail of a job, if any. Delivers outside a transaction: the embedded database has only one connection. */
export async function sendMail(
  { db, instruments: { mails: attempts }, templates, publicUrl, deliver }: MailTools,
  claim: Claim<MailTask>,
  signal: AbortSignal,
): Promise<void> {
  const { id, job, createdAt } = claim;
  if ('stage' in job && job.stage === 'sent') {
    await endJob(db, claim);
    return;
  }
  const chosen = await db.transaction(async (transaction) => {
    const about = await chooseMail(transaction, claim, templates);
    const written = about && (await writeMail(transaction, about, templates, publicUrl));
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
        // Keeps the job of a mail for a while to suppress repetitions, unless the mail is a notice.
        await (templates[chosen.mail.kind].isNotice
          ? endJob(database, claim)
          : updateJob(database, claim, { ...chosen.mail, stage: 'sent' }, repeatDelay));
      },
    });
    attempts.add(1, { outcome: 'sent' });
  } catch (error) {
    if (!(error instanceof LeaseLost)) {
      attempts.add(1, { outcome: 'failed' });
      const state = isLastAttempt(claim) ? 'givenUp' : 'failing';
      await recordMail(db, claim, chosen, { state, failure: describeFailure(error) });
    }
    throw error;
  }
}

/** Writes the outcome of an attempt into the log of mails, and overwrites the outcome of the previous attempt. */
async function recordMail(
  db: Database,
  { id: jobId, attempts }: Claim,
  { mail, user, written }: ChosenMail & { readonly written: Mail },
  outcome: Pick<typeof mails.$inferInsert, 'state' | 'failure'>,
): Promise<void> {
  const row = {
    kind: mail.kind,
    userId: user.id,
    toAddress: written.to.address,
    subject: written.subject,
    // Readers of the log must not be able to follow links.
    text: written.text.replaceAll(/\?token=[\w-]+/g, '?token=…'),
    job: mail,
    attempts: attempts + 1,
    failure: null,
    ...outcome,
  };
  await db
    .insert(mails)
    .values({ jobId, ...row })
    .onConflictDoUpdate({ target: mails.jobId, set: { ...row, at: sql`now()` } });
}
