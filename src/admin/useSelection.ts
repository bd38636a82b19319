import { useState } from 'react';

type Identified = { readonly id: string };

interface Chosen<Row> {
  readonly row: Row;
  /** Page on which the row was seen. */
  readonly page: string;
}

interface Seen<Row> {
  /** Rows at hand. */
  readonly rows: readonly Row[];
  /** Search and filters of the list. */
  readonly scope: string;
  /** Page that the rows are of; null while it loads. */
  readonly page: string | null;
}

/**
 * Keeps selected rows over the pages of a list, until its search or filters change. Rows of another page are kept as they
 * were seen there; rows that left the page at hand are dropped.
 */
export function useSelection<Row extends Identified>({ rows, scope, page }: Seen<Row>) {
  const [kept, keep] = useState<{ scope: string; chosen: readonly Chosen<Row>[] }>({ scope, chosen: [] });
  const chosen = kept.scope === scope ? kept.chosen : [];
  const selected = chosen.flatMap((each): readonly Chosen<Row>[] => {
    const now = rows.find(({ id }) => id === each.row.id);
    if (now) return [{ row: now, page: page ?? each.page }];
    return each.page === page ? [] : [each];
  });

  function select(ids: Iterable<string>): void {
    const known = [...selected, ...rows.map((row) => ({ row, page: page ?? '' }))];
    const found = [...new Set(ids)].flatMap((id) => known.find(({ row }) => row.id === id) ?? []);
    keep({ scope, chosen: found });
  }

  return { selected: selected.map(({ row }) => row), select };
}
