import { useEffect, useMemo, useState } from 'react';
import type { Finding, PartnerSearch } from '#domain/partnerSearch.ts';
import { holdsWords, searchedText } from '#domain/offerSearch.ts';
import { useRuntime } from './runtime.ts';

/** State of a search, with its findings. */
export type Found =
  /** Nothing was searched for. */
  | { readonly state: 'off' }
  /** The search is on its way. */
  | { readonly state: 'loading' }
  /** By partner, best first. */
  | { readonly state: 'found'; readonly findings: ReadonlyMap<number, Finding> }
  /** The search could not be loaded: texts are compared as they are. */
  | { readonly state: 'failed'; readonly search: string };

/** Texts of a partner's card, compared while its search words are not loaded. */
interface Shown {
  readonly id: number;
  readonly texts: readonly (string | undefined)[];
}

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

/** Of these partners those that were found, best first; all of them where nothing was searched for. */
export function pickFound<Entry>(
  found: Found,
  entries: readonly Entry[],
  shownOf: (entry: Entry) => Shown,
): readonly Entry[] {
  if (found.state === 'off') return entries;
  if (found.state === 'loading') return [];
  if (found.state === 'failed') {
    return entries.filter((entry) => holdsWords(searchedText(...shownOf(entry).texts), found.search));
  }
  const byId = new Map(entries.map((entry) => [shownOf(entry).id, entry]));
  return [...found.findings.keys()].flatMap((id) => byId.get(id) ?? []);
}

/** How a partner was found; undefined where that is not to be shown. */
export function findingOf(found: Found, id: number): Finding | undefined {
  return found.state === 'found' ? found.findings.get(id) : undefined;
}
