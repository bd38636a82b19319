import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from '#server/platform/db/schema.ts';

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Made in the browser, where it sent one: what is sent twice is kept once. */
    messageId: uuid('message_id').notNull().unique().defaultRandom(),
    name: text().notNull(),
    properties: jsonb().notNull(),
    /** The browser's own claim, unchecked. */
    context: jsonb().notNull(),
    /** The person whose token came with the event; null where none came. */
    userId: integer('user_id').references(() => users.id),
    /** Key of the run of a funnel, and the number of its last step by then; null where it was of none. */
    run: text(),
    step: integer(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    index().on(table.name, table.occurredAt),
    // In the order in which people see their own.
    index().on(table.userId, table.occurredAt, table.id),
    // Finds the rows that are over.
    index().on(table.receivedAt),
  ],
);
