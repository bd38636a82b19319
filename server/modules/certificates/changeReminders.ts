import { eq, sql } from 'drizzle-orm';
import { snoozeDays } from '#domain/certificate.ts';
import { addDays } from '#domain/days.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { certificates } from './certificateTables.ts';
import { todayOf, withRecipientsAndFile, type Certificate, type CertificateRow } from './listCertificates.ts';
import {
  lockCertificate,
  settlePast,
  unknownCertificate,
  type CertificateVersion,
} from './saveCertificate.ts';

/** What an owner does about the reminders of a certificate (screens 2.12). */
export type ReminderAction = 'snooze' | 'stop' | 'resume';

/**
 * Puts the reminders off for seven days, stops them, or has them go on: of what was due meanwhile nobody is told.
 * @throws {Problem} as `lockCertificate` does
 */
export async function changeReminders(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
  action: ReminderAction,
): Promise<Certificate> {
  return db.transaction(async (transaction) => {
    const before = await lockCertificate(transaction, owner, decidedOn);
    const [row] = await transaction
      .update(certificates)
      .set({ ...(await changesBy(transaction, before, action)), version: sql`${certificates.version} + 1` })
      .where(eq(certificates.id, before.id))
      .returning();
    if (!row) throw unknownCertificate();
    if (action === 'resume') await settlePast(transaction, row);
    return withRecipientsAndFile(transaction, row);
  });
}

/** @throws {Problem} as `lockCertificate` does */
export async function deleteCertificate(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { id } = await lockCertificate(transaction, owner, decidedOn);
    await transaction.delete(certificates).where(eq(certificates.id, id));
  });
}

async function changesBy(db: Database, { customerId }: CertificateRow, action: ReminderAction) {
  switch (action) {
    case 'snooze':
      return { snoozedUntil: addDays(await todayOf(db, customerId), snoozeDays) };
    case 'stop':
      return { remindersStoppedAt: sql`now()` };
    case 'resume':
    default:
      return { remindersStoppedAt: null, snoozedUntil: null };
  }
}
