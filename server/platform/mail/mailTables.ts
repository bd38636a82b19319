import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { mailStates } from '#domain/mail.ts';
import { instant, users } from '#server/platform/db/schema.ts';
import type { MailKind } from './mailNames.ts';
import type { MailJob } from './mailJob.ts';

/** What became of each mail, for administrators; of its text no secret. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The job that it came of, gone since. */
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    kind: text().$type<MailKind>().notNull(),
    /** Whom it is about. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    toAddress: text('to_address').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The job that sends the same mail again. */
    job: jsonb().$type<MailJob>().notNull(),
    state: text({ enum: mailStates }).notNull(),
    /** Why the last attempt failed; without people's data. */
    failure: text(),
    /** How often it was tried. */
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

/** Mails as the outbox shows them, where no SMTP server is set up. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  toName: text('to_name').notNull(),
  toAddress: text('to_address').notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: instant('sent_at').notNull().defaultNow(),
});
