import { eq, getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { omissionReasons, describeRecords, type PersonalRecords } from './personalRecords.ts';

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** Describes rows with a person's id in the column left out as `omissionReasons.owner`. @throws {Error} if there is none */
export function describeRecordsByOwner<Table extends PgTable, Given extends ColumnOf<Table>>(
  name: string,
  table: Table,
  given: readonly Given[],
  leftOut: Readonly<Record<Exclude<ColumnOf<Table>, Given>, string>>,
): PersonalRecords {
  const reasons: Readonly<Record<string, string>> = leftOut;
  const columns = Object.entries<AnyPgColumn>(getTableColumns(table));
  const [, owner] = columns.find(([column]) => reasons[column] === omissionReasons.owner) ?? [];
  if (!owner) throw new Error(`No column of ${name} is left out as the person`);
  return describeRecords(name, table, ({ user }) => eq(owner, user.id), given, leftOut);
}
