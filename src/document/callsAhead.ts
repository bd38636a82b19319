import type { DataSources } from '#api/preloadQuery.ts';
import { createApollo } from '#api/apollo.ts';
import { fetchCategories, fetchPartnerList } from '#api/marketplace.ts';
import { createRest, type Rest } from '#api/rest.ts';
import type { RouteRow } from '#app/routes.tsx';
import type { Config } from '#config/env.ts';
import { accessTable, mayOpen, type ViewerKind } from '#domain/access.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { Role, toRoleKind } from '#domain/role.ts';
import type { CallAhead } from './fetchAhead.ts';
import { createVisitorWindow } from './createVisitorWindow.ts';

const viewers: readonly (readonly [role: number | null, kind: ViewerKind])[] = [
  [null, 'visitor'],
  ...Object.values(Role).map((id) => [id, toRoleKind(id)] as const),
];

/** Returns a page's first calls for each role that may open it: records the app's own calls instead of sending them. */
export async function callsAhead(row: RouteRow, address: URL, config: Config): Promise<CallAhead[]> {
  const callsOf = async (role: number | null, kind: ViewerKind): Promise<CallAhead[]> => {
    const callers = role === null ? null : [role];
    const isIfIncluded = accessTable[row.access][kind] === 'ifIncluded';
    const partner = isIfIncluded ? (partnerOfPage(row.path)?.id ?? null) : null;
    const page = { path: row.path, search: address.search, viewer: kind, by: 'head' } as const;
    const record = createRecord(config, address);
    const calls = await Promise.all([
      kind === 'visitor' ? [] : record({ callers, partner: null }, ({ rest }) => fetchPartnerList(rest)),
      ...(row.ahead ?? []).map((load) =>
        record({ callers, partner }, async ({ data }) => (await load())(data, page)),
      ),
    ]);
    return calls.flat();
  };
  const allowed = viewers.filter(([, kind]) => mayOpen(row.access, kind));
  return joinRoles((await Promise.all(allowed.map((viewer) => callsOf(...viewer)))).flat());
}

function joinRoles(calls: readonly CallAhead[]): CallAhead[] {
  const joined = new Map<string, CallAhead>();
  for (const { callers, ...call } of calls) {
    const key = JSON.stringify([callers === null, call]);
    const before = joined.get(key)?.callers ?? [];
    joined.set(key, { callers: callers && [...before, ...callers], ...call });
  }
  return [...joined.values()];
}

const ignore = () => undefined;

/** Creates the function that records and returns the calls that `begin` makes, without sending them. */
function createRecord({ restBaseUrl, graphqlUrl }: Config, address: URL) {
  return async (
    by: Pick<CallAhead, 'callers' | 'partner'>,
    begin: (sources: { readonly data: DataSources; readonly rest: Rest }) => Promise<unknown>,
  ): Promise<CallAhead[]> => {
    const recorded: CallAhead[] = [];
    const calling = {
      getAccessToken: async () => '',
      fetch: (async (url: string, { headers, body }: RequestInit) => {
        const { authorization: _token, ...sent } = Object.fromEntries(new Headers(headers));
        const text = typeof body === 'string' ? body : null;
        recorded.push({ ...by, url, headers: sent, body: text, answer: null });
        throw new Error('The call is only recorded.');
      }) as typeof fetch,
    };
    const rest = createRest({ baseUrl: restBaseUrl, onRejected: () => false, ...calling });
    const client = createApollo({
      graphqlUrl,
      network: { isOnline: () => true, onChange: () => ignore },
      page: createVisitorWindow(address.href),
      productionHosts: [],
      onTokenMissing: ignore,
      readWanted: () => address.pathname,
      readSession: () => null,
      onFailed: ignore,
      onAnswered: ignore,
      ...calling,
    });
    const data = { client: async () => client, loadCategories: () => fetchCategories(rest) };
    await begin({ data, rest }).catch(ignore);
    return recorded;
  };
}
