import { eq, sql } from 'drizzle-orm';
import { snoozeDays } from '#domain/certificate.ts';
import { addDays } from '#domain/days.ts';
import type { ReminderAction } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { certificates } from './certificateTables.ts';
import { findCompanyToday, loadRecipientsAndFile, type Certificate } from './listCertificates.ts';
import {
  lockCertificateRow,
  updateLockedCertificate,
  settleDueReminders,
  type CertificateVersion,
} from './saveCertificate.ts';

/**
 * Snoozes a certificate's reminders for seven days, stops them, or resumes them, and returns the certificate. Resuming
 * settles the reminders that are due by then, without mails.
 * @throws {Problem} as `lockCertificateRow`
 */
export async function changeReminders(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
  action: ReminderAction,
): Promise<Certificate> {
  return db.transaction(async (transaction) => {
    const { id, customerId } = await lockCertificateRow(transaction, owner, decidedOn);
    const changes = {
      snooze: { snoozedUntil: addDays(await findCompanyToday(transaction, customerId), snoozeDays) },
      stop: { remindersStoppedAt: sql`now()` },
      resume: { remindersStoppedAt: null, snoozedUntil: null },
    };
    const row = await updateLockedCertificate(transaction, id, changes[action]);
    if (action === 'resume') await settleDueReminders(transaction, row);
    return loadRecipientsAndFile(transaction, row);
  });
}

/** @throws {Problem} as `lockCertificateRow` */
export async function deleteCertificate(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { id } = await lockCertificateRow(transaction, owner, decidedOn);
    await transaction.delete(certificates).where(eq(certificates.id, id));
  });
}
