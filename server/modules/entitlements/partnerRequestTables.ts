import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { partnerIdColumn } from '#server/modules/partners/partnerTables.ts';
import { customerIdColumn, instant, userIdColumn } from '#server/platform/db/schema.ts';

/** People's requests for partners for their company, with decisions; at most one open per company and partner. */
export const partnerRequests = pgTable(
  'partner_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    partnerId: partnerIdColumn(),
    /** The person who made the request. */
    userId: userIdColumn(),
    reason: text().notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** The decision; null while the request is open. */
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
