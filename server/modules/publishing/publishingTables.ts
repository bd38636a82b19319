import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, users } from '#server/platform/db/schema.ts';

/** Drafts of changes to the catalog, shared by all administrators; one at most for each subject. */
export const drafts = pgTable('drafts', {
  /** Key of the content: `partner:9`, or `categories`. */
  subject: text().primaryKey(),
  /** Content of the draft, which may be invalid; null if there is no draft. */
  content: jsonb(),
  /** Rises with each change (optimistic concurrency), and does not start again with a new draft. */
  version: integer().notNull().default(0),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedById: integer('changed_by_id').references(() => users.id),
});

/** Published versions of a subject (as in `drafts`); the one with the highest number is current. */
export const editions = pgTable(
  'editions',
  {
    subject: text().notNull(),
    /** Counts from 1; edition 1 is the content from before the first publication. */
    number: integer().notNull(),
    content: jsonb().notNull(),
    /** Summary of the change, in the words of the administrator. */
    note: text(),
    publishedAt: instant('published_at').notNull().defaultNow(),
    /** The administrator who published it; null for edition 1. */
    publishedById: integer('published_by_id').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.subject, table.number] })],
);
