import { useEffect } from 'react';
import { useRuntime } from './runtime.ts';
import type { Found } from './usePartnerSearch.ts';
import { useWhenSettled } from './useWhenSettled.ts';

/** Milliseconds after which a search is taken for what somebody meant, and not for a part of it. */
const meantAfter = 2_000;

/** Has a search counted that finds nothing, once nobody types on. */
export function useUnfoundSearch(search: string, found: Found): void {
  const { countUnfoundSearch } = useRuntime();
  const whenSettled = useWhenSettled(meantAfter);
  const isUnfound = found.state === 'found' && found.findings.size === 0;
  useEffect(
    () => (isUnfound ? whenSettled(() => countUnfoundSearch(search)) : undefined),
    [isUnfound, search, countUnfoundSearch, whenSettled],
  );
}
