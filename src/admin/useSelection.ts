import { useState } from 'react';

type Identified = { readonly id: string };

interface Chosen<Row> {
  readonly row: Row;
  /** Page on which the row was seen. */
  readonly page: string;
}

interface Kept<Row> {
  readonly scope: string;
  readonly chosen: readonly Chosen<Row>[];
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
 * were seen there; rows that left the page at hand are dropped for good.
 */
export function useSelection<Row extends Identified>({ rows, scope, page }: Seen<Row>) {
  const [kept, keep] = useState<Kept<Row>>({ scope, chosen: [] });
  const chosen = kept.scope === scope ? kept.chosen : [];
  const selected = chosen.flatMap((each): readonly Chosen<Row>[] => {
    const now = rows.find(({ id }) => id === each.row.id);
    if (now) return [{ row: now, page: page ?? each.page }];
    return each.page === page ? [] : [each];
  });
  const hasMoved = selected.some((each, at) => each.page !== chosen[at]?.page);
  if (hasMoved || selected.length !== chosen.length) keep({ scope, chosen: selected });

  function select(ids: Iterable<string>): void {
    const wanted = [...new Set(ids)];
    keep((before) => {
      const known = [
        ...rows.map((row) => ({ row, page: page ?? '' })),
        ...(before.scope === scope ? before.chosen : []),
      ];
      return { scope, chosen: wanted.flatMap((id) => known.find(({ row }) => row.id === id) ?? []) };
    });
  }

  /** Takes rows of other pages out of the selection: nobody sees here how they have changed. */
  function drop(ids: readonly string[]): void {
    const isElsewhere = ({ row: { id } }: Chosen<Row>) =>
      ids.includes(id) && rows.every((row) => row.id !== id);
    keep((before) => ({ ...before, chosen: before.chosen.filter((each) => !isElsewhere(each)) }));
  }

  return { selected: selected.map(({ row }) => row), select, drop };
}
