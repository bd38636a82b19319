import { isCancelledError, QueryCache, QueryClient, type Query } from '@tanstack/query-core';
import { superseded, toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';

export { QueryObserver } from '@tanstack/query-core';

/**
 * The data client with the spec's numbers (section 7), set although they are its defaults. `onFailed` is told
 * of a query with `meta.isTold` that has failed for good, by the first part of its key.
 */
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
  // Lets calls that pause while the page is hidden or offline go on afterwards.
  client.mount();
  return client;
}

/** Whoever joins those who follow a list does not ask again for what has failed before their eyes. */
function isWorthAsking({ state, observers }: Pick<Query, 'state' | 'observers'>): boolean {
  return state.status !== 'error' || observers.length === 1;
}

/**
 * What was refused will be refused again, but for 408 and 429 (requirements 7.8), and an answer that cannot be
 * read will not read better the next time.
 */
function isWorthRepeating(error: unknown): boolean {
  const { code, status } = toCallFailure(error);
  return code === 'UNREACHABLE' || status >= 500 || status === 408 || status === 429;
}

/** A call that was dropped together with the person's lists belongs to a session that is over. */
export function nameCancelling(error: unknown): unknown {
  return isCancelledError(error) ? superseded : error;
}
