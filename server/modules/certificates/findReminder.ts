import { and, eq, isNull } from 'drizzle-orm';
import { certificateTypes, expiryWords, type RemindDay } from '#domain/certificate.ts';
import { daysBetween } from '#domain/days.ts';
import { formatDay } from '#domain/formatDay.ts';
import { roleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import { certificateRecipients, certificates } from './certificateTables.ts';
import { reminderDayOf, todayOf } from './listCertificates.ts';
import type { Reminder } from './reminderMessage.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** The certificate and the day that a reminder was queued for. */
    readonly certificateMail: {
      readonly certificate: {
        readonly id: number;
        /** Its last day (YYYY-MM-DD). */
        readonly expiresOn: string;
        /** Days before the last one. */
        readonly days: RemindDay;
        /** Whether the person is an owner in the place of who was chosen. */
        readonly standIn: boolean;
      };
    };
  }
}

type ReminderMail = MailJob<'certificateMail'>;

/**
 * What a person is reminded of by a mail that was queued; null where it was decided since that they are not: the
 * certificate was put away or deleted, its last day moved, its reminders were stopped, put off or no longer wanted
 * on this day, or go to others.
 */
export async function findReminder(
  db: Database,
  { certificate: { id, expiresOn, days, standIn } }: ReminderMail,
  reader: typeof users.$inferSelect,
): Promise<Reminder | null> {
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
  if (row.snoozedUntil !== null && row.snoozedUntil > (await reminderDayOf(db, row.customerId))) return null;
  const isOwner = roleKind(reader.roleId) === 'owner';
  if (!(standIn ? isOwner : await isChosen(db, id, reader.id))) return null;
  return {
    type: certificateTypes[row.type],
    holder: oneLine(row.holder),
    expiresOn: formatDay(expiresOn),
    expiry: expiryWords(daysBetween(await todayOf(db, row.customerId), expiresOn)),
    isOwner,
    standIn,
  };
}

async function isChosen(db: Database, certificateId: number, userId: number): Promise<boolean> {
  const chosen = await db
    .select({ userId: certificateRecipients.userId })
    .from(certificateRecipients)
    .where(
      and(eq(certificateRecipients.certificateId, certificateId), eq(certificateRecipients.userId, userId)),
    );
  return chosen.length > 0;
}
