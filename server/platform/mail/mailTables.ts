import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { mailStates } from '#domain/mail.ts';
import { instant, userIdColumn } from '#server/platform/db/schema.ts';
import type { MailKind } from './mailNames.ts';
import type { MailJob } from './mailJob.ts';

/** The log of mails for administrators; the texts have no secrets. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The job of the mail, which is deleted once it is done. */
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    kind: text().$type<MailKind>().notNull(),
    /** The person about whom the mail is. */
    userId: userIdColumn(),
    toAddress: text('to_address').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** A job to send the same mail again. */
    job: jsonb().$type<MailJob>().notNull(),
    state: text({ enum: mailStates }).notNull(),
    /** Failure of the last attempt, without personal data. */
    failure: text(),
    attempts: integer().notNull(),
    /** Time of the last attempt. */
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.jobId),
    index().on(table.state, table.id),
    index().on(table.userId, table.id),
    index('mails_containing').using(
      'gin',
      sql`lower(${table.toAddress} || ' ' || ${table.subject}) gin_trgm_ops`,
    ),
  ],
);

/** Mails that are stored instead of sent, while no mail server is set up. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  toName: text('to_name').notNull(),
  toAddress: text('to_address').notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: instant('sent_at').notNull().defaultNow(),
});
