import { useState } from 'react';

interface Selected<Row> {
  readonly row: Row;
  /** Key of the list's page on which the row was last loaded. */
  readonly page: string;
}

interface SelectionOptions<Row> {
  /** Rows of the list's current page. */
  readonly rows: readonly Row[];
  /** Key of the list's search and filters; a change of the key clears the selection. */
  readonly scope: string;
  /** Key of the list's page that `rows` belong to; null while that page loads. */
  readonly page: string | null;
}

/**
 * Keeps rows selected across the pages of a list, until the search or the filters change. A row on another page has
 * the values that were last loaded; a row that is no longer on the current page is deselected.
 */
export function useSelection<Row extends { readonly id: string }>({
  rows,
  scope,
  page,
}: SelectionOptions<Row>) {
  const [kept, keep] = useState<{ scope: string; chosen: readonly Selected<Row>[] }>({ scope, chosen: [] });
  const chosen = kept.scope === scope ? kept.chosen : [];
  const selected = chosen.flatMap((each): readonly Selected<Row>[] => {
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

  /** Deselects the given rows that are not on the current page, where the person would see their change. */
  function drop(ids: readonly string[]): void {
    const isElsewhere = ({ row: { id } }: Selected<Row>) =>
      ids.includes(id) && rows.every((row) => row.id !== id);
    keep((before) => ({ ...before, chosen: before.chosen.filter((each) => !isElsewhere(each)) }));
  }

  return { selected: selected.map(({ row }) => row), select, drop };
}
