import { eq } from 'drizzle-orm';
import type { ApplicationState } from '#domain/affiliate.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import type { ApplicationMessageFacts } from './applicationMessage.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** The application, and the decision that the mail reports. The mail is not sent if the state has changed. */
    readonly applicationMail: {
      readonly application: { readonly id: number; readonly decision: ApplicationMessageFacts['decision'] };
    };
  }
}

/** State of an application after each decision. */
const stateAfter: Readonly<Record<ApplicationMessageFacts['decision'], ApplicationState>> = {
  requestInfo: 'infoRequested',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'pending',
  suspend: 'suspended',
  reinstate: 'approved',
};

/** Finds the facts of the mail about a decision. Returns null if the application is in another state by now. */
export async function findApplicationMessageFacts(
  db: Database,
  { application: { id, decision } }: MailJob<'applicationMail'>,
): Promise<ApplicationMessageFacts | null> {
  const [application] = await db.select().from(affiliates).where(eq(affiliates.id, id));
  if (!application || application.state !== stateAfter[decision]) return null;
  const { reason, question } = application;
  return {
    decision,
    affiliateId: id,
    reason: reason === null ? null : oneLine(reason),
    question: question === null ? null : oneLine(question),
  };
}
