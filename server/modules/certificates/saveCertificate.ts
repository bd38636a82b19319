import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { findDueReminders, type RemindDay } from '#domain/certificate.ts';
import { certificateMessages, type CertificateSubmission } from '#domain/certificateForm.ts';
import { daysBetween } from '#domain/days.ts';
import { lockOwnCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { certificateRecipients, certificateReminders, certificates } from './certificateTables.ts';
import {
  unarchivedCondition,
  findCompanyReminderDate,
  findCompanyToday,
  loadRecipientsAndFile,
  type Certificate,
  type CertificateRow,
} from './listCertificates.ts';

/** Id of a certificate, and the version that the caller read (optimistic concurrency). */
export interface CertificateVersion {
  readonly id: number;
  readonly version: number;
}

/** Answers of the form for a new certificate. `key` is an idempotency key, the same for each attempt to submit it. */
type NewCertificate = CertificateSubmission & { readonly key: string };

/**
 * Adds a certificate to the owner's company, and returns it. If an earlier call added one with the same key, replaces
 * the answers of that certificate instead.
 * @throws {Problem} FORBIDDEN if the person is not an owner of a company; VALIDATION_FAILED for recipients outside the
 *   company; CONFLICT if somebody has changed the certificate that this key added
 */
export async function addCertificate(
  db: Database,
  owner: Person,
  { key, ...answers }: NewCertificate,
): Promise<Certificate> {
  return db.transaction(async (transaction) => {
    const customerId = await lockOwnCompanyRow(transaction, owner);
    const own = { customerId, key };
    const added = await findAdded(transaction, own);
    return added ? amend(transaction, added, answers) : add(transaction, own, answers);
  });
}

/**
 * Replaces the answers of a certificate, and returns it. If the last day changes, the reminders start anew; otherwise
 * due reminders stay due.
 * @throws {Problem} as `lockCertificateRow`; VALIDATION_FAILED for recipients outside the company
 */
export async function changeCertificate(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
  answers: CertificateSubmission,
): Promise<Certificate> {
  return db.transaction(async (transaction) => {
    const before = await lockCertificateRow(transaction, owner, decidedOn);
    return replaceAnswers(transaction, before, answers, before.version + 1);
  });
}

/**
 * Adds a certificate that replaces an older one, and archives the older one, which ends its reminders. If an earlier
 * call added one with the same key, replaces the answers of that certificate instead.
 * @throws {Problem} as `changeCertificate`; VALIDATION_FAILED also if the new certificate ends today or earlier
 */
export async function renewCertificate(
  db: Database,
  owner: Person,
  decidedOn: CertificateVersion,
  { key, ...answers }: NewCertificate,
): Promise<Certificate> {
  return db.transaction(async (transaction) => {
    const own = { customerId: await lockOwnCompanyRow(transaction, owner), key };
    const added = await findAdded(transaction, own);
    const before = added ?? (await lockCertificateRow(transaction, owner, decidedOn));
    if (answers.expiresOn <= (await findCompanyToday(transaction, own.customerId))) {
      throw validationFailed([{ message: certificateMessages.renewal, members: ['expiresOn'] }]);
    }
    if (added) return amend(transaction, added, answers);
    const renewed = await add(transaction, own, answers);
    await updateLockedCertificate(transaction, before.id, {
      archivedAt: sql`now()`,
      renewedById: renewed.row.id,
    });
    return renewed;
  });
}

/**
 * Locks a certificate until the transaction ends, and returns it.
 * @throws {Problem} FORBIDDEN if the person is not an owner of a company; NOT_FOUND, also for an archived certificate
 *   and for another company's; CONFLICT if the certificate has another version
 */
export async function lockCertificateRow(
  db: Database,
  owner: Person,
  { id, version }: CertificateVersion,
): Promise<CertificateRow> {
  const customerId = await lockOwnCompanyRow(db, owner);
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), unarchivedCondition(customerId)))
    .for('no key update');
  if (!row) throw unknownCertificate();
  if (row.version !== version) {
    throw new Problem('CONFLICT', 'Somebody changed this certificate since you opened it');
  }
  return row;
}

/** Changes a locked certificate, raises its version, and returns it. */
export async function updateLockedCertificate(
  db: Database,
  id: number,
  changes: PgUpdateSetSource<typeof certificates> = {},
): Promise<CertificateRow> {
  const [row] = await db
    .update(certificates)
    .set({ ...changes, version: sql`${certificates.version} + 1` })
    .where(eq(certificates.id, id))
    .returning();
  if (!row) throw unknownCertificate();
  return row;
}

export function unknownCertificate(): Problem {
  return new Problem('NOT_FOUND', "We don't know that certificate");
}

/** Settles the due reminders among `days` without mails, since an owner has just changed the certificate. */
export async function settleDueReminders(
  db: Database,
  row: CertificateRow,
  days: readonly RemindDay[] = row.remindDays,
): Promise<void> {
  const daysLeft = daysBetween(await findCompanyReminderDate(db, row.customerId), row.expiresOn);
  const past = findDueReminders(days, [], daysLeft);
  if (past.length === 0) return;
  await db
    .insert(certificateReminders)
    .values(past.map((each) => ({ certificateId: row.id, days: each, told: false })))
    .onConflictDoNothing();
}

interface Submission {
  readonly customerId: number;
  readonly key: string;
}

async function findAdded(db: Database, { customerId, key }: Submission): Promise<CertificateRow | null> {
  const [added] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.customerId, customerId), eq(certificates.key, key)));
  return added ?? null;
}

/**
 * Replaces the answers of a certificate that an earlier attempt of the same form added. Keeps its version.
 * @throws {Problem} CONFLICT if somebody has changed the certificate
 */
async function amend(
  db: Database,
  added: CertificateRow,
  answers: CertificateSubmission,
): Promise<Certificate> {
  if (added.version !== 1) {
    throw new Problem('CONFLICT', 'Somebody changed this certificate since you sent it');
  }
  return replaceAnswers(db, added, answers, added.version);
}

async function replaceAnswers(
  db: Database,
  before: CertificateRow,
  { recipientIds, ...answers }: CertificateSubmission,
  version: number,
): Promise<Certificate> {
  const [row] = await db
    .update(certificates)
    .set({ ...answers, version })
    .where(eq(certificates.id, before.id))
    .returning();
  if (!row) throw unknownCertificate();
  const isMoved = row.expiresOn !== before.expiresOn;
  if (isMoved) {
    await db.delete(certificateReminders).where(eq(certificateReminders.certificateId, row.id));
  }
  await setRecipients(db, row, recipientIds);
  const isNew = (days: RemindDay) => isMoved || !before.remindDays.includes(days);
  await settleDueReminders(db, row, row.remindDays.filter(isNew));
  return loadRecipientsAndFile(db, row);
}

async function add(
  db: Database,
  own: Submission,
  { recipientIds, ...answers }: CertificateSubmission,
): Promise<Certificate> {
  const [row] = await db
    .insert(certificates)
    .values({ ...answers, ...own })
    .returning();
  if (!row) throw new Error('The certificate was not added');
  await setRecipients(db, row, recipientIds);
  await settleDueReminders(db, row);
  return loadRecipientsAndFile(db, row);
}

async function setRecipients(
  db: Database,
  { id, customerId }: CertificateRow,
  recipientIds: readonly string[],
): Promise<void> {
  await db.delete(certificateRecipients).where(eq(certificateRecipients.certificateId, id));
  if (recipientIds.length === 0) return;
  const found = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.customerId, customerId), inArray(users.id, recipientIds.map(Number))));
  if (found.length < recipientIds.length) {
    throw validationFailed([{ message: certificateMessages.recipients, members: ['recipientIds'] }]);
  }
  await db.insert(certificateRecipients).values(found.map(({ userId }) => ({ certificateId: id, userId })));
}
