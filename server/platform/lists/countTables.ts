import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { memberStatuses } from '#domain/team.ts';

/** Numbers of rows by table and filter, to sum instead of counting. Triggers add a row per change: no writer waits. */
export const rowCounts = pgTable(
  'row_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the counted table. */
    list: text().notNull(),
    /** Value of the filter: the state of mails, the entity of audit entries. */
    key: text().notNull(),
    /** Lowest id of the section of ten thousand ids, for lists that are ordered by id; 0 for others. */
    section: bigint({ mode: 'number' }).notNull().default(0),
    rows: integer().notNull(),
  },
  (table) => [index().on(table.list, table.key)],
);

/** Sort orders of the administration's list of users. */
export const userSortOrders = ['name', 'createdOn', 'lastLogIn'] as const;

/** Numbers of users by section of each sort order, like `rowCounts`, to read a page from the start of its section. */
export const userCounts = pgTable('user_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sortedBy: text('sorted_by', { enum: userSortOrders }).notNull(),
  /** Lowest value of the section: the first letter of a name, the first instant of a day or a month. */
  section: text().notNull(),
  roleId: integer('role_id').notNull(),
  status: text({ enum: memberStatuses }).notNull(),
  hidden: boolean().notNull(),
  users: integer().notNull(),
});
