import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Person } from '#server/platform/auth/person.ts';

type ColumnsOf<Table extends PgTable> = Table['_']['columns'];
type ColumnOf<Table extends PgTable> = keyof ColumnsOf<Table> & string;

/** The rows of a table that are about a person, for the person's data export (a file). */
export interface PersonalRecords {
  /** Name of the rows in the file. */
  readonly name: string;
  readonly table: PgTable;
  /** Condition for the rows of a person. */
  readonly about: (person: Person) => SQL;
  /** Columns in the file, in this order. */
  readonly given: readonly string[];
  /** Reasons why the file lacks all other columns, by column. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Common reasons to leave a column out of the file. */
export const omissionReasons = {
  secret: 'grants access, or helps to get it',
  fixed: 'the same for every row',
  owner: 'the person who asks',
  inner: 'how the product works on it',
  counted: 'derived from rows of other tables',
} as const;

/** Describes the rows of a table about a person; does not compile if a column is neither given nor left out. */
export function describeRecords<Table extends PgTable, Given extends ColumnOf<Table>>(
  name: string,
  table: Table,
  about: (person: Person) => SQL,
  given: readonly Given[],
  leftOut: Readonly<Record<Exclude<ColumnOf<Table>, Given>, string>>,
): PersonalRecords {
  return { name, table, about, given, leftOut };
}
