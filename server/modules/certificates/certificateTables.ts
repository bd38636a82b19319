import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  certificateFileTypes,
  certificateTypes,
  type CertificateFileType,
  type CertificateType,
  type RemindDay,
} from '#domain/certificate.ts';
import { customers, instant, users } from '#server/platform/db/schema.ts';

const namesOf = <Name extends string>(record: Readonly<Record<Name, string>>) =>
  Object.keys(record) as [Name, ...Name[]];

/** Sent as base64, since the embedded database takes over a second for a large file that is sent as bytes. */
const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (content) => sql`decode(${Buffer.from(content).toString('base64')}, 'base64')`,
});

/** A column of bytes as it is read: for the same reason by way of base64. */
export const readBytes = (column: AnyPgColumn) =>
  sql<Buffer>`encode(${column}, 'base64')`.mapWith((text: string) => Buffer.from(text, 'base64'));

const ofCertificate = () =>
  integer('certificate_id')
    .notNull()
    .references(() => certificates.id, { onDelete: 'cascade' });

/** What companies have to renew in time. */
export const certificates = pgTable(
  'certificates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    type: text({ enum: namesOf<CertificateType>(certificateTypes) }).notNull(),
    holder: text().notNull(),
    issuer: text().notNull(),
    number: text(),
    issuedOn: date('issued_on'),
    /** The last day on which it holds, by the calendar of the company. */
    expiresOn: date('expires_on').notNull(),
    /** Days before the last one on which people are reminded. */
    remindDays: integer('remind_days').array().$type<RemindDay[]>().notNull(),
    /** Reminders wait until this day. */
    snoozedUntil: date('snoozed_until'),
    remindersStoppedAt: instant('reminders_stopped_at'),
    /** The one that took its place, with which it was put away. */
    renewedById: integer('renewed_by_id').references((): AnyPgColumn => certificates.id, {
      onDelete: 'set null',
    }),
    archivedAt: instant('archived_at'),
    /** Rises with each change: what was decided on an older one is not done. */
    version: integer().notNull().default(1),
    /** Chosen by the page that added it: sent again under the same key, it is the same certificate. */
    key: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index().on(table.customerId, table.expiresOn, table.id),
    // Asked of each that is deleted.
    index().on(table.renewedById),
    uniqueIndex().on(table.customerId, table.key),
    // What the reminders look through.
    index('certificates_to_remind_of')
      .on(table.expiresOn)
      .where(sql`${table.archivedAt} is null and ${table.remindersStoppedAt} is null`),
  ],
);

/** Who is reminded. */
export const certificateRecipients = pgTable(
  'certificate_recipients',
  {
    certificateId: ofCertificate(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.certificateId, table.userId] }), index().on(table.userId)],
);

/** The days before the last one that are settled: people were told, or it was too late to tell them. Once each. */
export const certificateReminders = pgTable(
  'certificate_reminders',
  {
    certificateId: ofCertificate(),
    days: integer().notNull(),
    told: boolean().notNull(),
    settledAt: instant('settled_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.certificateId, table.days] })],
);

/** The document itself, one each. */
export const certificateFiles = pgTable('certificate_files', {
  certificateId: ofCertificate().primaryKey(),
  name: text().notNull(),
  type: text({ enum: namesOf<CertificateFileType>(certificateFileTypes) }).notNull(),
  content: bytes().notNull(),
  size: integer().notNull(),
});
