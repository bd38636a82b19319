import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, min } from 'drizzle-orm';
import { reminderDateAt } from '#domain/certificate.ts';
import { toDayAndHour, marketplaceTimeZone } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { planPage, type PageRequest } from '#server/platform/lists/pageOf.ts';
import { certificateFiles, certificateRecipients, certificates } from './certificateTables.ts';

export type CertificateRow = typeof certificates.$inferSelect;

export interface Certificate {
  readonly row: CertificateRow;
  /** People chosen for reminders, whether or not they can still log in. */
  readonly recipients: readonly (typeof users.$inferSelect)[];
  readonly file: Pick<typeof certificateFiles.$inferSelect, 'name' | 'type' | 'size'> | null;
}

/** Returns today's date (YYYY-MM-DD) in a company's time zone, or in the marketplace's if it has chosen none. */
export async function findCompanyToday(db: Database, customerId: number): Promise<string> {
  return toDayAndHour(await timeZoneOf(db, customerId), new Date()).day;
}

/** Returns the date (YYYY-MM-DD) that counts for a company's reminders: before 7 a.m. there, still the previous day. */
export async function findCompanyReminderDate(db: Database, customerId: number): Promise<string> {
  return reminderDateAt(await timeZoneOf(db, customerId), new Date());
}

async function timeZoneOf(db: Database, customerId: number): Promise<string> {
  const [customer] = await db
    .select({ timeZone: customers.timeZone })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.timeZone ?? marketplaceTimeZone;
}

/** Condition for certificates of a company that are not archived. */
export const unarchivedCondition = (customerId: number) =>
  and(eq(certificates.customerId, customerId), isNull(certificates.archivedAt));

/** Reads a page of a company's certificates, sorted by their last day. `total` counts the certificates of all pages. */
export async function listCertificates(db: Database, customerId: number, page: PageRequest) {
  const kept = unarchivedCondition(customerId);
  const total = await db.$count(certificates, kept);
  const { backward, offset, limit } = planPage(page, total);
  const order = backward ? desc : asc;
  const read = await db
    .select()
    .from(certificates)
    .where(kept)
    .orderBy(order(certificates.expiresOn), order(certificates.id))
    .limit(limit)
    .offset(offset);
  const rows = backward ? read.toReversed() : read;
  return { certificates: await withAllRecipientsAndFiles(db, rows), total };
}

export async function findCertificate(
  db: Database,
  customerId: number,
  id: number,
): Promise<Certificate | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), unarchivedCondition(customerId)));
  return row ? loadRecipientsAndFile(db, row) : null;
}

/** Counts a company's certificates that end on or before a day, and finds the first such end; null if none end. */
export async function countCertificatesEndingBy(db: Database, customerId: number, day: string) {
  const [ending] = await db
    .select({ count: count(), firstOn: min(certificates.expiresOn) })
    .from(certificates)
    .where(and(unarchivedCondition(customerId), lte(certificates.expiresOn, day)));
  return ending && ending.firstOn !== null ? { count: ending.count, firstOn: ending.firstOn } : null;
}

export async function loadRecipientsAndFile(db: Database, row: CertificateRow): Promise<Certificate> {
  const [certificate] = await withAllRecipientsAndFiles(db, [row]);
  return certificate ?? { row, recipients: [], file: null };
}

async function withAllRecipientsAndFiles(
  db: Database,
  rows: readonly CertificateRow[],
): Promise<Certificate[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const chosen = await db
    .select()
    .from(certificateRecipients)
    .where(inArray(certificateRecipients.certificateId, ids));
  const recipients = await peopleOf(
    db,
    chosen.map(({ userId }) => userId),
  );
  // Leaves out the content, which is large.
  const { content: _, ...fileColumns } = getTableColumns(certificateFiles);
  const files = await db
    .select(fileColumns)
    .from(certificateFiles)
    .where(inArray(certificateFiles.certificateId, ids));
  return rows.map((row) => {
    const theirs = chosen.filter(({ certificateId }) => certificateId === row.id);
    const userIds = new Set(theirs.map(({ userId }) => userId));
    return {
      row,
      recipients: recipients.filter(({ id }) => userIds.has(id)),
      file: files.find(({ certificateId }) => certificateId === row.id) ?? null,
    };
  });
}

/** Reads people by their ids, since a join would read everybody if the database has no statistics yet. */
async function peopleOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(asc(users.id));
}
