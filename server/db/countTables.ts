import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many rows the longest lists have: one row for each change, which triggers write and add up now and then, so that
 * nobody counts them all and no two writers wait for each other.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the table that is counted. */
    list: text().notNull(),
    /** By which its list is filtered: the state of a mail, the kind of thing an act is about. */
    key: text().notNull(),
    rows: integer().notNull(),
  },
  (table) => [index().on(table.list, table.key)],
);
