import { limits } from '#domain/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { endJob, isGivenUpNext, LeaseLost, noteJob, type Claim } from '#server/platform/jobs/claim.ts';
import { failureOf } from '#server/platform/jobs/failureOf.ts';
import { chooseMail } from './chooseMail.ts';
import type { Deliver } from './deliver.ts';
import type { MailTask, MailJob } from './mailJob.ts';
import type { MailTemplates } from './mailTemplate.ts';
import { recordMail, type WrittenMail } from './recordMail.ts';
import { writeMail } from './writeMail.ts';

/** Dependencies of sending mails. */
export interface MailTools {
  readonly db: Database;
  readonly templates: MailTemplates;
  /** Address at which people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly deliver: Deliver;
}

/**
 * Seconds for which the same mail is not sent again. Less than people are told to wait, so that who presses the
 * button at the first instant gets their mail.
 */
const repeatDelay = limits.resendDelay / 1000 - 5;

/**
 * Sends the mail that a job leads to, if any. No transaction is open while it goes out: the embedded database has one
 * connection for everybody.
 */
export async function sendMail(tools: MailTools, claim: Claim<MailTask>, signal: AbortSignal): Promise<void> {
  const { db, templates, publicUrl, deliver } = tools;
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
        await finish(tools, database, claim, { ...chosen.mail, stage: 'sent' });
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
function finish({ templates }: MailTools, db: Database, claim: Claim, sent: MailJob): Promise<void> {
  return templates[sent.kind].isNotice ? endJob(db, claim) : noteJob(db, claim, sent, repeatDelay);
}
