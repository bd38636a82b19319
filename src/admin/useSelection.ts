import { useState } from 'react';

type Identified = { readonly id: string };

/** The selected rows of a page. */
export interface Selection<Row> {
  readonly chosen: readonly Row[];
  readonly select: (ids: Iterable<string>) => void;
}

/** Keeps the ids of selected rows, also of other pages; `rows` are those of the page at hand. */
export function useSelection<Row extends Identified>(rows: readonly Row[] = []): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: rows.filter(({ id }) => ids.has(id)),
    select: (selected) => setIds(new Set(selected)),
  };
}
