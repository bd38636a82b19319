import { useSyncExternalStore } from 'react';
import { breakpoints } from '#haven/theme/tokens.ts';

interface GridShape {
  readonly columns: 1 | 2 | 3;
  /** Estimated height of a row with its gap, in pixels. */
  readonly row: number;
}

/** Media queries of OfferGrid.module.css and PartnerCard.module.css. */
const media = {
  three: `(min-width: ${breakpoints.threeCards}px)`,
  two: `(min-width: ${breakpoints.sm}px)`,
  roomy: `(min-width: ${breakpoints.md}px)`,
  coarse: '(pointer: coarse)',
};

/** One object for each shape, since the store compares by identity. */
const shapes = new Map<string, GridShape>();

function read(): GridShape {
  const [three, two, roomy, coarse] = Object.values(media).map((query) => window.matchMedia(query).matches);
  const columns = three ? 3 : two ? 2 : 1;
  const row = (roomy ? 244 + 24 : 232 + 16) + (coarse ? 4 : 0);
  const known = shapes.get(`${columns} ${row}`) ?? { columns, row };
  shapes.set(`${columns} ${row}`, known);
  return known;
}

function subscribe(listener: () => void): () => void {
  const lists = Object.values(media).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

/** Columns and height of the rows of the grid of offers in this window. */
export function useGridShape(): GridShape {
  return useSyncExternalStore(subscribe, read);
}
