import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/schema.ts';

/** Requests of strangers that cause mail, to be counted; no row outlives the longest time they are counted over. */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the e-mail that was typed, as for failed log-ins. */
    account: text().notNull(),
    /** Where it was sent from, as `callerNetwork` spells it. */
    address: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index().on(table.account, table.at), index().on(table.address, table.at), index().on(table.at)],
);

/** Log-ins that failed lately, to be counted; no row outlives the longest time they are counted over. */
export const failedLogIns = pgTable(
  'failed_log_ins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the e-mail that was typed: people type passwords into that field. */
    account: text().notNull(),
    /** Where it was tried from, as `callerNetwork` spells it. */
    address: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index().on(table.account, table.at), index().on(table.address, table.at), index().on(table.at)],
);

/** Kinds of calls that leave rows behind, each with a limit of its own. */
export const countedCalls = ['events', 'profiles', 'searches', 'singleSignOn'] as const;

/** How much a network has sent in its current window: one row for each, however many calls it makes. */
export const networkCounts = pgTable(
  'network_counts',
  {
    calls: text({ enum: countedCalls }).notNull(),
    /** A network, as `callerNetwork` spells it. */
    network: text().notNull(),
    count: integer().notNull(),
    /** When the window began. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.calls, table.network] })],
);
