import { useEffect, useMemo, useState } from 'react';
import type { PartnerSearchState } from '#domain/foundPartners.ts';
import type { PartnerIndex } from '#domain/partnerSearch.ts';
import { useRuntime } from './runtime.ts';
import { useDebouncedWrite } from './useDebouncedWrite.ts';

/** Milliseconds without typing after which a search counts as complete. */
const meantAfter = 2_000;

const off: PartnerSearchState = { state: 'off' };
const loading: PartnerSearchState = { state: 'loading' };

/** Returns the result of a search for partners; `off` for an empty text. The first search loads code and data. */
export function usePartnerSearch(text: string): PartnerSearchState {
  const { loadPartnerSearch } = useRuntime();
  const [loaded, setLoaded] = useState<PartnerIndex | 'failed' | null>(null);
  const search = text.trim();
  const isWanted = search !== '';

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    loadPartnerSearch().then(
      (partnerSearch) => !isOver && setLoaded(partnerSearch),
      () => !isOver && setLoaded((before) => before ?? 'failed'),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, loadPartnerSearch]);

  return useMemo(() => {
    if (search === '') return off;
    if (loaded === null) return loading;
    if (loaded === 'failed') return { state: 'failed', search };
    const found = loaded.find(search);
    return { state: 'found', findings: new Map(found.map((finding) => [finding.id, finding])) };
  }, [loaded, search]);
}

/** Returns a function that loads the search in advance; call it when the search field gets the focus. */
export function usePreloadSearch(): () => void {
  const { loadPartnerSearch } = useRuntime();
  return () => void loadPartnerSearch().catch(() => undefined);
}

/** Counts a search without results after two seconds without typing. */
export function useCountUnfoundSearch(search: string, found: PartnerSearchState): void {
  const { countUnfoundSearch } = useRuntime();
  const whenSettled = useDebouncedWrite(meantAfter);
  const isUnfound = found.state === 'found' && found.findings.size === 0;
  useEffect(
    () => (isUnfound ? whenSettled(() => countUnfoundSearch(search)) : undefined),
    [isUnfound, search, countUnfoundSearch, whenSettled],
  );
}
