import { addDays, toDayAndHour, marketplaceTimeZone } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SampleIds } from '#server/platform/sample/addSamplePeople.ts';
import { certificateRecipients, certificateReminders, certificates } from './certificateTables.ts';

/** Certificates of the first sample customer. `issuedIn` and `expiresIn` are in days from the server's first start. */
const sampleCertificates = [
  {
    type: 'INSURANCE',
    holder: 'Acme Builders',
    issuer: 'Sample Mutual',
    number: 'GL-20418',
    issuedIn: -120,
    expiresIn: 245,
    remindDays: [30, 14, 7],
    recipients: ['owner@lintel.test'],
  },
  {
    type: 'WORKERS_COMPENSATION',
    holder: 'Acme Builders',
    issuer: 'Sample Mutual',
    number: 'WC-77120',
    issuedIn: -342,
    expiresIn: 23,
    remindDays: [60, 30, 14, 7],
    recipients: ['owner@lintel.test', 'user@lintel.test'],
  },
  {
    type: 'BUSINESS_LICENSE',
    holder: 'Acme Builders',
    issuer: 'City office',
    number: null,
    issuedIn: -369,
    expiresIn: -4,
    remindDays: [30, 14, 7],
    recipients: ['owner@lintel.test'],
  },
  {
    type: 'TRAINING',
    holder: 'Sam Reed',
    issuer: 'Site safety school',
    number: null,
    issuedIn: -280,
    expiresIn: 85,
    remindDays: [30, 7],
    recipients: ['user@lintel.test'],
    remindersStopped: true,
  },
] as const;

/** Adds the sample certificates. Reminders that are due already count as sent, so that a first start sends no mails. */
export async function addSampleCertificates(db: Database, sample: SampleIds): Promise<void> {
  const customerId = sample.customerId('Acme Builders');
  const today = toDayAndHour(marketplaceTimeZone, new Date()).day;
  for (const { recipients, issuedIn, expiresIn, remindDays, ...facts } of sampleCertificates) {
    const [added] = await db
      .insert(certificates)
      .values({
        ...facts,
        customerId,
        remindDays: [...remindDays],
        issuedOn: addDays(today, issuedIn),
        expiresOn: addDays(today, expiresIn),
        remindersStoppedAt: 'remindersStopped' in facts ? new Date() : null,
      })
      .returning({ id: certificates.id });
    if (!added) throw new Error(`The sample certificate of ${facts.holder} was not added`);
    const certificateId = added.id;
    const told = remindDays.filter((days) => days >= expiresIn);
    if (told.length > 0) {
      await db.insert(certificateReminders).values(told.map((days) => ({ certificateId, days, told: true })));
    }
    await db
      .insert(certificateRecipients)
      .values(recipients.map((email) => ({ certificateId, userId: sample.userId(email) })));
  }
}
