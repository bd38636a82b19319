import { and, eq, isNull } from 'drizzle-orm';
import { certificateTypes, expiryWords, type RemindDay } from '#domain/certificate.ts';
import { daysBetween } from '#domain/days.ts';
import { formatDay } from '#domain/formatDay.ts';
import { toRoleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import { certificateRecipients, certificates } from './certificateTables.ts';
import { findCompanyReminderDate, findCompanyToday } from './listCertificates.ts';
import type { ReminderMessageFacts } from './reminderMessage.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** A queued reminder, with values of the certificate from the time of queuing. */
    readonly certificateMail: {
      readonly certificate: {
        readonly id: number;
        /** The last day on which the certificate is valid (YYYY-MM-DD). */
        readonly expiresOn: string;
        /** Days before `expiresOn` on which the reminder is due. */
        readonly days: RemindDay;
        /** Whether the person is an owner who stands in, because no chosen recipient is active. */
        readonly standIn: boolean;
      };
    };
  }
}

/**
 * Finds the facts of a queued reminder. Returns null if a later change cancels it: the certificate was archived or
 * deleted, its last day was changed, its reminders were stopped or snoozed or no longer include this one, or other
 * people receive them.
 */
export async function findReminderMessageFacts(
  db: Database,
  { certificate: { id, expiresOn, days, standIn } }: MailJob<'certificateMail'>,
  reader: typeof users.$inferSelect,
): Promise<ReminderMessageFacts | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.id, id),
        eq(certificates.expiresOn, expiresOn),
        isNull(certificates.archivedAt),
        isNull(certificates.remindersStoppedAt),
      ),
    );
  if (!row?.remindDays.includes(days)) return null;
  if (row.snoozedUntil !== null && row.snoozedUntil > (await findCompanyReminderDate(db, row.customerId)))
    return null;
  const isOwner = toRoleKind(reader.roleId) === 'owner';
  if (!(standIn ? isOwner : await isChosen(db, id, reader.id))) return null;
  return {
    type: certificateTypes[row.type],
    holder: oneLine(row.holder),
    expiresOn: formatDay(expiresOn),
    expiry: expiryWords(daysBetween(await findCompanyToday(db, row.customerId), expiresOn)),
    isOwner,
    standIn,
  };
}

async function isChosen(db: Database, id: number, readerId: number): Promise<boolean> {
  const { certificateId, userId } = certificateRecipients;
  return (await db.$count(certificateRecipients, and(eq(certificateId, id), eq(userId, readerId)))) > 0;
}
