import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { customers, instant, users } from '#server/platform/db/schema.ts';

/** Partners that people asked for in the name of their company, and what was decided; the newest is open at most. */
export const partnerRequests = pgTable(
  'partner_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    /** The person who asked. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** Null while nobody has decided. */
    outcome: text({ enum: ['granted', 'denied'] }),
    /** Reason of a denial. */
    outcomeReason: text('outcome_reason'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index().on(table.customerId, table.askedAt),
    index().on(table.userId),
    uniqueIndex('partner_requests_open')
      .on(table.customerId, table.partnerId)
      .where(sql`${table.outcome} is null`),
  ],
);
