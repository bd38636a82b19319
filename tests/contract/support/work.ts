import { desc, eq } from 'drizzle-orm';
import { mailTemplates, rounds } from '#server/collect.ts';
import type { Database } from '#server/platform/db/database.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { MailTask } from '#server/platform/mail/mailJob.ts';
import { noInstruments } from '#server/platform/metrics/instruments.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { deliverToOutbox, type OutboxMail } from '#server/platform/mail/outbox.ts';
import { doNextJob, type JobTools } from '#server/platform/worker/doJob.ts';

export const publicUrl = 'https://market.example';

/** Tools of a worker in tests: mails go into the outbox, and a failing job fails the test, unless changed. */
export function toolsFor(db: Database, changes: Partial<JobTools> = {}): JobTools {
  return {
    db,
    instruments: noInstruments,
    templates: mailTemplates,
    rounds,
    eventsKeptDays: 90,
    publicUrl,
    deliver: deliverToOutbox,
    warn: (details, line) => {
      throw new Error(`${line}: ${JSON.stringify(details)}`);
    },
    ...changes,
  };
}

/** Change of the tools for a test in which jobs fail. */
export const mayFail: Pick<JobTools, 'warn'> = { warn: () => undefined };

/** Does jobs until none is due. */
export async function workThrough(tools: JobTools): Promise<void> {
  while (await doNextJob(tools, new AbortController().signal));
}

/** Works off these jobs with an otherwise empty queue and outbox; returns the mails, oldest first. */
export async function mailsOf(tools: JobTools, ...asked: readonly MailTask[]): Promise<OutboxMail[]> {
  await emptyQueue(tools.db);
  for (const job of asked) await enqueueMail(tools.db, job);
  await workThrough(tools);
  return outboxOf(tools.db);
}

/** The mails in the outbox, oldest first. */
export function outboxOf(db: Database): Promise<OutboxMail[]> {
  return db.select().from(outbox).orderBy(outbox.id);
}

/** Works off the queue; returns the secret of the link in the newest mail to this address, and its subject. */
export async function mailedLink(db: Database, toAddress: string) {
  await workThrough(toolsFor(db));
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, toAddress))
    .orderBy(desc(outbox.id))
    .limit(1);
  const token = /\?token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  return { token, subject: mail?.subject };
}

export async function emptyQueue(db: Database): Promise<void> {
  await db.delete(jobs);
  await db.delete(outbox);
}
