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
import { customerIdColumn, instant, userIdColumn } from '#server/platform/db/schema.ts';

const namesOf = <Name extends string>(record: Readonly<Record<Name, string>>) =>
  Object.keys(record) as [Name, ...Name[]];

/** Column type for bytes, sent as base64: sending a large file as bytes takes the embedded database over a second. */
const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (content) => sql`decode(${Buffer.from(content).toString('base64')}, 'base64')`,
});

/** Selects a column of bytes as base64, which the embedded database sends faster than bytes. */
export const selectBytes = (column: AnyPgColumn) =>
  sql<Buffer>`encode(${column}, 'base64')`.mapWith((text: string) => Buffer.from(text, 'base64'));

const certificateReference = () =>
  integer('certificate_id')
    .notNull()
    .references(() => certificates.id, { onDelete: 'cascade' });

export const certificates = pgTable(
  'certificates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    type: text({ enum: namesOf<CertificateType>(certificateTypes) }).notNull(),
    holder: text().notNull(),
    issuer: text().notNull(),
    number: text(),
    issuedOn: date('issued_on'),
    /** The last day on which the certificate is valid, in the time zone of the company. */
    expiresOn: date('expires_on').notNull(),
    /** Days before `expiresOn` on which people are reminded. */
    remindDays: integer('remind_days').array().$type<RemindDay[]>().notNull(),
    /** Day before which no reminders are sent; null if the reminders are not snoozed. */
    snoozedUntil: date('snoozed_until'),
    remindersStoppedAt: instant('reminders_stopped_at'),
    /** The certificate that replaced this one. */
    renewedById: integer('renewed_by_id').references((): AnyPgColumn => certificates.id, {
      onDelete: 'set null',
    }),
    archivedAt: instant('archived_at'),
    /** Rises with each change except a resubmission of the form; a change of an older version is refused. */
    version: integer().notNull().default(1),
    /** Idempotency key, chosen by the page that added the certificate. */
    key: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index().on(table.customerId, table.expiresOn, table.id),
    // Serves `on delete set null` when a certificate is deleted.
    index().on(table.renewedById),
    uniqueIndex().on(table.customerId, table.key),
    // Serves `remindOfCertificates`.
    index('certificates_to_remind_of')
      .on(table.expiresOn)
      .where(sql`${table.archivedAt} is null and ${table.remindersStoppedAt} is null`),
  ],
);

export const certificateRecipients = pgTable(
  'certificate_recipients',
  { certificateId: certificateReference(), userId: userIdColumn() },
  (table) => [primaryKey({ columns: [table.certificateId, table.userId] }), index().on(table.userId)],
);

/** Settled reminders. `days` is the number of days before `expiresOn`; `told` is false if the reminder was missed. */
export const certificateReminders = pgTable(
  'certificate_reminders',
  {
    certificateId: certificateReference(),
    days: integer().notNull(),
    told: boolean().notNull(),
    settledAt: instant('settled_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.certificateId, table.days] })],
);

/** The document of a certificate: one at most. */
export const certificateFiles = pgTable('certificate_files', {
  certificateId: certificateReference().primaryKey(),
  name: text().notNull(),
  type: text({ enum: namesOf<CertificateFileType>(certificateFileTypes) }).notNull(),
  content: bytes().notNull(),
  size: integer().notNull(),
});
