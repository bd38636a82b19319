import { useEffect, useMemo, useState } from 'react';
import type { PartnerSearch } from '#domain/partnerSearch.ts';
import type { Found } from './foundPartners.ts';
import { useRuntime } from './runtime.ts';
import { useWhenSettled } from './useWhenSettled.ts';

/** Milliseconds after which a search is taken for what somebody meant, and not for a part of it. */
const meantAfter = 2_000;

const off: Found = { state: 'off' };
const loading: Found = { state: 'loading' };

/** Searches the partners; what that needs is loaded once something is searched for. */
export function usePartnerSearch(text: string): Found {
  const { loadPartnerSearch } = useRuntime();
  const [loaded, setLoaded] = useState<PartnerSearch | 'failed' | null>(null);
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

/** Has the search at hand before the first letter: for the field that it is typed into. */
export function usePreparedSearch(): () => void {
  const { loadPartnerSearch } = useRuntime();
  return () => void loadPartnerSearch().catch(() => undefined);
}

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
