import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { memberStatuses } from '#domain/team.ts';

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
    /** The value that a list is filtered by: the state of a mail, the kind of thing that an act is about. */
    key: text().notNull(),
    /** The least id that belongs to it, of lists that are read by their ids: ten thousand of these each; 0 of others. */
    section: bigint({ mode: 'number' }).notNull().default(0),
    rows: integer().notNull(),
  },
  (table) => [index().on(table.list, table.key)],
);

/** The orders in which all users are listed. */
export const userOrders = ['name', 'createdOn', 'lastLogIn'] as const;

/**
 * How many users of a kind each section of each order has, written and added up like the rows above: a page far down the
 * list is read from where its section begins. Each user counts once in each order.
 */
export const userCounts = pgTable('user_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sortedBy: text('sorted_by', { enum: userOrders }).notNull(),
  /** The least that belongs to it: the first letter of a name, the first instant of a day or a month. */
  section: text().notNull(),
  roleId: integer('role_id').notNull(),
  status: text({ enum: memberStatuses }).notNull(),
  hidden: boolean().notNull(),
  users: integer().notNull(),
});
