import { byteOrderMark, csvLine, type CsvValue } from '#domain/csv.ts';
import { limits } from '#domain/limits.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A list that administrators can download as CSV, and its columns by heading. */
export interface ExportedList<Query, Row extends { readonly id: number }> {
  /** Finds the ids of at most `limit` rows, in the order of the list. */
  readonly findIds: (db: Database, query: Query, limit: number) => Promise<readonly number[]>;
  /** Reads the rows with these ids, in any order. */
  readonly readRows: (db: Database, ids: readonly number[]) => Promise<readonly Row[]>;
  readonly columns: Readonly<Record<string, (row: Row) => CsvValue>>;
}

/** Number of rows that are read at once, to bound the memory. */
const batchSize = 1_000;

/**
 * Exports a list as CSV. Finds the ids of the rows first, then reads the rows while the caller consumes `text`: each
 * row is in the file once, as it is when it is read. `isCut` says whether the list has more rows than a file can have.
 */
export async function exportList<Query, Row extends { readonly id: number }>(
  db: Database,
  list: ExportedList<Query, Row>,
  query: Query,
) {
  const found = await list.findIds(db, query, limits.exportRows + 1);
  const ids = found.slice(0, limits.exportRows);
  return { rows: ids.length, isCut: found.length > ids.length, text: write(db, list, ids) };
}

async function* write<Query, Row extends { readonly id: number }>(
  db: Database,
  { readRows, columns }: ExportedList<Query, Row>,
  ids: readonly number[],
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield byteOrderMark + csvLine(Object.keys(columns));
  for (let first = 0; first < ids.length; first += batchSize) {
    const part = ids.slice(first, first + batchSize);
    const rows = new Map((await readRows(db, part)).map((row) => [row.id, row]));
    const lines = part.map((id) => {
      const row = rows.get(id);
      return row === undefined ? '' : csvLine(cells.map((cell) => cell(row)));
    });
    yield lines.join('');
  }
}
