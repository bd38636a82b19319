import { byteOrderMark, csvLine, type CsvValue } from '#domain/csv.ts';
import { limits } from '#domain/limits.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A list that administrators take as a file. */
export interface ExportedList<Filter, Row> {
  /** Ids of its rows in its order, at most so many. */
  readonly findIds: (db: Database, filter: Filter, most: number) => Promise<readonly number[]>;
  /** The rows of these ids, in any order. */
  readonly readRows: (db: Database, ids: readonly number[]) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => number;
  /** What is written of each row, by the name of the column. */
  readonly columns: Readonly<Record<string, (row: Row) => CsvValue>>;
}

/** A list as a file that is still to be written. */
export interface ListFile {
  readonly rows: number;
  /** Whether there are more rows than a file may have. */
  readonly isCut: boolean;
  readonly text: AsyncIterable<string>;
}

/** Rows that are read at once; no more of them are in memory. */
const batch = 1_000;

/**
 * Finds which rows a file has, then writes them as whoever takes it reads on. Each stands in it once, whatever is
 * added or moved meanwhile, as it is when its turn comes.
 */
export async function exportList<Filter, Row>(
  db: Database,
  list: ExportedList<Filter, Row>,
  filter: Filter,
): Promise<ListFile> {
  const found = await list.findIds(db, filter, limits.exportRows + 1);
  const ids = found.slice(0, limits.exportRows);
  return { rows: ids.length, isCut: found.length > ids.length, text: write(db, list, ids) };
}

async function* write<Filter, Row>(
  db: Database,
  { readRows, idOf, columns }: ExportedList<Filter, Row>,
  ids: readonly number[],
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield byteOrderMark + csvLine(Object.keys(columns));
  for (let first = 0; first < ids.length; first += batch) {
    const part = ids.slice(first, first + batch);
    const rows = new Map((await readRows(db, part)).map((row) => [idOf(row), row]));
    const lines = part.map((id) => {
      const row = rows.get(id);
      return row === undefined ? '' : csvLine(cells.map((cell) => cell(row)));
    });
    yield lines.join('');
  }
}
