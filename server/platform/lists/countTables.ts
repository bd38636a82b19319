import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { memberStatuses } from '#domain/team.ts';

/** Numbers of rows, so that no query counts a long list. Triggers add a row for each change, so that no writer waits. */
export const rowCounts = pgTable(
  'row_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the table that is counted. */
    list: text().notNull(),
    /** Value of the list's filter: the state of a mail, the entity of an audit entry. */
    key: text().notNull(),
    /** Lowest id of the section of ten thousand ids, for lists that are ordered by id; 0 for others. */
    section: bigint({ mode: 'number' }).notNull().default(0),
    rows: integer().notNull(),
  },
  (table) => [index().on(table.list, table.key)],
);

/** Orders of the list of all users. */
export const userOrders = ['name', 'createdOn', 'lastLogIn'] as const;

/** Numbers of users by section of each order, like `row_counts`, so that a page is read from its section's start. */
export const userCounts = pgTable('user_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sortedBy: text('sorted_by', { enum: userOrders }).notNull(),
  /** Lowest value of the section: the first letter of a name, the first instant of a day or a month. */
  section: text().notNull(),
  roleId: integer('role_id').notNull(),
  status: text({ enum: memberStatuses }).notNull(),
  hidden: boolean().notNull(),
  users: integer().notNull(),
});
