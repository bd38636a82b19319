import type { SendOperation } from '#api/request.ts';
import { limits } from '#domain/limits.ts';
import type { PartnerIndex } from '#domain/partnerSearch.ts';
import { normalizeUnfoundSearch } from '#domain/unfoundSearch.ts';
import { CountUnfoundSearchDocument, SearchedPartnersDocument } from '#graphql/searchRequests.ts';

/** Creates the loader of the partner search. A session reuses it for `limits.dataCacheLifetime`, unless it failed. */
export function createLoadPartnerSearch(readRequest: () => SendOperation, readSession: () => string | null) {
  let latest: { session: string | null; since: number; loading: Promise<PartnerIndex> } | null = null;
  return (): Promise<PartnerIndex> => {
    const session = readSession();
    if (latest?.session === session && Date.now() - latest.since < limits.dataCacheLifetime) {
      return latest.loading;
    }
    const loading = loadSearch(readRequest());
    latest = { session, since: Date.now(), loading };
    loading.catch(() => {
      if (latest?.loading === loading) latest = null;
    });
    return loading;
  };
}

/** Creates a function that counts a search without results, once per page load and text; failures are ignored. */
export function createCountUnfoundSearch(readRequest: () => SendOperation): (search: string) => void {
  const counted = new Set<string>();
  return (search) => {
    const text = normalizeUnfoundSearch(search);
    if (text === null || counted.has(text)) return;
    counted.add(text);
    readRequest()(CountUnfoundSearchDocument, { search: text }).catch(() => undefined);
  };
}

async function loadSearch(request: SendOperation): Promise<PartnerIndex> {
  const [{ createPartnerIndex }, { searchedPartners }] = await Promise.all([
    import('#domain/partnerSearch.ts'),
    request(SearchedPartnersDocument),
  ]);
  return createPartnerIndex(
    searchedPartners.map(({ partnerId: id, ...partner }) => Object.assign(partner, { id })),
  );
}
