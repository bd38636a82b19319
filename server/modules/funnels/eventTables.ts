import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from '#server/platform/db/schema.ts';

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Id that the browser chooses: an event that is sent twice is stored once. */
    messageId: uuid('message_id').notNull().unique().defaultRandom(),
    name: text().notNull(),
    properties: jsonb().notNull(),
    /** Area, route, user, and customer as the browser claims them; not verified. */
    context: jsonb().notNull(),
    /** The person whose token came with the event; null without a token. */
    userId: integer('user_id').references(() => users.id),
    /** Key of the event's run; `step` is the number of the run's last step by then. Both are null outside a funnel. */
    run: text(),
    step: integer(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    index().on(table.name, table.occurredAt),
    // Lists the events of a person in order.
    index().on(table.userId, table.occurredAt, table.id),
    // Finds the rows to roll up.
    index().on(table.receivedAt),
  ],
);
