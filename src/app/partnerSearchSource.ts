import type { Request } from '#api/request.ts';
import { limits } from '#domain/limits.ts';
import type { PartnerSearch } from '#domain/partnerSearch.ts';
import { SearchedPartnersDocument } from '#graphql/searchRequests.ts';

interface PartnerSearchSourceOptions {
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
export function createPartnerSearchSource({ readRequest, readSession }: PartnerSearchSourceOptions) {
  let kept: Kept | null = null;
  return (): Promise<PartnerSearch> => {
    const session = readSession();
    if (kept?.session === session && Date.now() - kept.since < limits.dataCacheLifetime) return kept.loading;
    const loading = load(readRequest());
    const mine = { session, since: Date.now(), loading };
    kept = mine;
    loading.catch(() => {
      if (kept === mine) kept = null;
    });
    return loading;
  };
}

async function load(request: Request): Promise<PartnerSearch> {
  const [{ createPartnerSearch }, { searchedPartners }] = await Promise.all([
    import('#domain/partnerSearch.ts'),
    request(SearchedPartnersDocument),
  ]);
  return createPartnerSearch(
    searchedPartners.map(({ partnerId: id, ...partner }) => Object.assign(partner, { id })),
  );
}
