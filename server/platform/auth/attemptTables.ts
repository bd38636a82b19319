import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/schema.ts';

/** A table of attempts that are counted; no row outlives the longest window of its limits. */
const attemptTable = <Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      /** SHA-256 of the email that was typed: people type passwords into that field. */
      account: text().notNull(),
      /** IPv4 address or IPv6 /64 of the caller (`callerNetwork`). */
      address: text().notNull(),
      at: instant('at').notNull().defaultNow(),
    },
    (table) => [
      index().on(table.account, table.at),
      index().on(table.address, table.at),
      index().on(table.at),
    ],
  );

/** Requests of strangers that cause mail. */
export const mailRequests = attemptTable('mail_requests');

/** Log-ins that failed. */
export const failedLogIns = attemptTable('failed_log_ins');

/** Kinds of calls that leave rows behind, each with a limit of its own. */
export const countedCalls = ['events', 'profiles', 'searches', 'singleSignOn'] as const;

/** Calls of each network in its current window: one row, however many calls it makes. */
export const networkCounts = pgTable(
  'network_counts',
  {
    calls: text({ enum: countedCalls }).notNull(),
    /** IPv4 address or IPv6 /64 of the caller (`callerNetwork`). */
    network: text().notNull(),
    count: integer().notNull(),
    /** Beginning of the window. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.calls, table.network] })],
);
