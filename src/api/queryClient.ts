import { QueryCache, QueryClient, type Query } from '@tanstack/query-core';
import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';

export { isCancelledError, QueryObserver } from '@tanstack/query-core';

/** Creates the TanStack client (spec section 7); reports failed `meta.isTold` queries by the first part of the key. */
export function createQueryClient(onFailed: (name: string, error: unknown) => void): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, meta }) => {
        if (meta?.['isTold']) onFailed(String(queryKey[0]), error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: limits.dataStaleTime,
        gcTime: limits.dataCacheLifetime,
        refetchOnWindowFocus: false,
        retryOnMount: isWorthAsking,
        refetchOnMount: isWorthAsking,
        retry: (failures, error) => failures < limits.dataRetries && isWorthRepeating(error),
        retryDelay: (failures) => Math.min(limits.retryDelayFirst * 2 ** failures, limits.retryDelayLongest),
      },
    },
  });
  // Resumes paused calls when the page is visible or online again.
  client.mount();
  return client;
}

/** Whether a new observer starts a request: yes, unless the query has failed and has other observers. */
function isWorthAsking({ state, observers }: Pick<Query, 'state' | 'observers'>): boolean {
  return state.status !== 'error' || observers.length === 1;
}

/** Whether a retry can help: not after an unreadable response, or a 4xx except 408 and 429 (requirements 7.8). */
function isWorthRepeating(error: unknown): boolean {
  const { code, status } = toCallFailure(error);
  return code === 'UNREACHABLE' || status >= 500 || status === 408 || status === 429;
}
