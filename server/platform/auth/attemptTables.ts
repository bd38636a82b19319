import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/schema.ts';

/** Makes a table of counted attempts; a row is deleted after the longest window in which a limit counts it. */
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

/** Requests that cause mail to an address: by visitors, and invitations. */
export const mailRequests = attemptTable('mail_requests');

export const failedLogIns = attemptTable('failed_log_ins');

/** Kinds of calls that store rows, each with its own limit. */
export const countedCalls = ['events', 'profiles', 'searches', 'singleSignOn'] as const;

/** Number of calls in the current window, one row for each kind of call and network. */
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
