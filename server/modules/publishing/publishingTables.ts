import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, users } from '#server/platform/db/schema.ts';

/** What somebody is changing of the catalogue: of each subject one draft at most, which all administrators share. */
export const drafts = pgTable('drafts', {
  /** `partner:9`, or `categories`. */
  subject: text().primaryKey(),
  /** The draft as typed; null while nobody is changing anything. */
  content: jsonb(),
  /** Rises with each change, also where a draft is begun anew. */
  version: integer().notNull().default(0),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedById: integer('changed_by_id').references(() => users.id),
});

/** What was published of a subject, one after the other; the last is what people see. */
export const editions = pgTable(
  'editions',
  {
    subject: text().notNull(),
    /** Counts from 1; the first is what was there before anybody published. */
    number: integer().notNull(),
    content: jsonb().notNull(),
    /** What is said to be new. */
    note: text(),
    publishedAt: instant('published_at').notNull().defaultNow(),
    /** Null of the first one. */
    publishedById: integer('published_by_id').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.subject, table.number] })],
);
