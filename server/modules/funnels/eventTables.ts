import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from '#server/platform/db/schema.ts';

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key, which the browser chooses: an event that is sent twice is stored once. */
    messageId: uuid('message_id').notNull().unique().defaultRandom(),
    name: text().notNull(),
    properties: jsonb().notNull(),
    /** Area, route, user, and customer as the browser claims them; not verified. */
    context: jsonb().notNull(),
    /** The person whose token came with the event; null without a token. */
    userId: integer('user_id').references(() => users.id),
    /** Key of the run in which the event occurred, and number of its last step then; both null outside a funnel. */
    run: text(),
    step: integer(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    index().on(table.name, table.occurredAt),
    // Serves the list of a person's events, in order of time.
    index().on(table.userId, table.occurredAt, table.id),
    // Serves `rollUp`, which finds old events.
    index().on(table.receivedAt),
  ],
);
