import type { Request } from '#api/request.ts';
import { limits } from '#domain/limits.ts';
import type { PartnerSearch } from '#domain/partnerSearch.ts';
import { countedSearch } from '#domain/unfoundSearch.ts';
import { CountUnfoundSearchDocument, SearchedPartnersDocument } from '#graphql/searchRequests.ts';

interface PartnerSearchOptions {
  /** Makes calls as the person who is here, or as a visitor. */
  readonly readRequest: () => Request;
  /** The session that the browser holds now; null without one. */
  readonly readSession: () => string | null;
}

interface Kept {
  readonly session: string | null;
  readonly since: number;
  readonly loading: Promise<PartnerSearch>;
}

/**
 * Loads the search of partners when somebody searches: its code and what it looks at come at the first call. Each
 * session has its own; after some minutes a new one takes up what has changed since.
 */
export function createLoadPartnerSearch({ readRequest, readSession }: PartnerSearchOptions) {
  let kept: Kept | null = null;
  return (): Promise<PartnerSearch> => {
    const session = readSession();
    if (kept?.session === session && Date.now() - kept.since < limits.dataCacheLifetime) return kept.loading;
    const loading = loadSearch(readRequest());
    const mine = { session, since: Date.now(), loading };
    kept = mine;
    loading.catch(() => {
      if (kept === mine) kept = null;
    });
    return loading;
  };
}

/** Counts searches that found no partner, each once a page load. A count that fails is only a gap in a report. */
export function createCountUnfoundSearch(readRequest: () => Request): (search: string) => void {
  const counted = new Set<string>();
  return (search) => {
    const text = countedSearch(search);
    if (text === null || counted.has(text)) return;
    counted.add(text);
    readRequest()(CountUnfoundSearchDocument, { search: text }).catch(() => undefined);
  };
}

async function loadSearch(request: Request): Promise<PartnerSearch> {
  const [{ createPartnerSearch }, { searchedPartners }] = await Promise.all([
    import('#domain/partnerSearch.ts'),
    request(SearchedPartnersDocument),
  ]);
  return createPartnerSearch(
    searchedPartners.map(({ partnerId: id, ...partner }) => Object.assign(partner, { id })),
  );
}
