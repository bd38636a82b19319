import { useState } from 'react';

/** Why a row stays in sight: its form is open, or it tells what came of it. */
export type Hold = 'asking' | 'told';

type Held = ReadonlyMap<string, Hold>;

/**
 * Rows that stay in sight although the search leaves them out, by id. An open form stays until it is closed, since
 * something may be typed in it; what was told goes with the next search.
 */
export function useHeldRows(search: string) {
  const [held, setHeld] = useState<Held>(new Map());
  const [searched, setSearched] = useState(search);
  if (search !== searched) {
    setSearched(search);
    setHeld(new Map([...held].filter(([, as]) => as === 'asking')));
  }
  return { held, hold: (id: string, as: Hold) => setHeld((before) => new Map(before).set(id, as)) };
}
