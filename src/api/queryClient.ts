import { QueryClient } from '@tanstack/query-core';
import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';

/** The data client with the spec's numbers (section 7), set although they are its defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: limits.dataStaleTime,
        gcTime: limits.dataCacheLifetime,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < limits.dataRetries && isWorthRepeating(error),
        retryDelay: (failures) => Math.min(limits.retryDelayFirst * 2 ** failures, limits.retryDelayLongest),
      },
    },
  });
}

/** A call that was refused will be refused again; only 408 and 429 may pass later (requirements 7.8). */
function isWorthRepeating(error: unknown): boolean {
  const { status } = toCallFailure(error);
  return status < 400 || status >= 500 || status === 408 || status === 429;
}
