import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Claim } from '#server/platform/jobs/claim.ts';
import type { ChosenMail } from './chooseMail.ts';
import type { Mail } from './message.ts';
import { mails } from './mailTables.ts';

/** A mail that was written, and what it is about. */
export interface WrittenMail extends ChosenMail {
  readonly written: Mail;
}

/** Writes down what became of an attempt at a mail; the row of the one before it becomes that of this one. */
export async function recordMail(
  db: Database,
  { id: jobId, attempts }: Claim,
  { mail, user, written }: WrittenMail,
  outcome: Pick<typeof mails.$inferInsert, 'state' | 'failure'>,
): Promise<void> {
  const row = {
    kind: mail.kind,
    userId: user.id,
    toAddress: written.to.address,
    subject: written.subject,
    text: withoutSecrets(written.text),
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

/** Whoever reads the log of mails must not be able to follow their links. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/\?token=[\w-]+/g, '?token=…');
}
