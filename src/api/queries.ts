import type { QueryClient, QueryObserver } from '@tanstack/query-core';
import { supersededFailure } from '#domain/callFailure.ts';

interface Query<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<Data>;
  /** Milliseconds for which the result stays cached without an observer; `limits.dataCacheLifetime` by default. */
  readonly gcTime?: number;
  /** With `isTold`, the cache reports a failure to `onFailed`, since no `RunCall` around the query does. */
  readonly meta?: { readonly isTold: true };
}

export interface ObservedQuery<Data> {
  /** Calls the listener at each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the current result; the same object until it changes. */
  readonly read: () => { readonly data?: Data | undefined; readonly error: unknown };
}

export type RestQueries = ReturnType<typeof createRestQueries>;

/** Creates the functions that load and cache REST lists. The first load imports TanStack Query, so visitors do not. */
export function createRestQueries(onFailed: (name: string, error: unknown) => void) {
  let client: QueryClient | undefined;
  const load = async () => {
    const code = await import('./queryClient.ts');
    client ??= code.createQueryClient(onFailed);
    return { ...code, client };
  };

  return {
    fetch: async <Data>(query: Query<Data>): Promise<Data> => {
      const loaded = await load();
      return loaded.client.fetchQuery(query).catch((error: unknown) => {
        // A query is cancelled when its session ends.
        throw loaded.isCancelledError(error) ? supersededFailure : error;
      });
    },
    /** Returns an observed query: it has `stored` at once, and requests the data when somebody subscribes. */
    observe: <Data>(query: Query<Data>, stored: Data | null): ObservedQuery<Data> => {
      let observer: QueryObserver<Data> | undefined;
      let unobserved: ReturnType<ObservedQuery<Data>['read']> = { data: stored ?? undefined, error: null };

      async function follow(listener: () => void, end: AbortSignal): Promise<void> {
        const loaded = await load();
        if (end.aborted) return;
        observer ??= new loaded.QueryObserver<Data>(loaded.client, {
          ...query,
          initialData: () => stored ?? undefined,
          initialDataUpdatedAt: 0,
        });
        end.addEventListener('abort', observer.subscribe(listener));
        listener();
      }

      return {
        read: () => observer?.getCurrentResult() ?? unobserved,
        subscribe: (listener) => {
          const end = new AbortController();
          follow(listener, end.signal).catch((error: unknown) => {
            unobserved = { ...unobserved, error };
            listener();
          });
          return () => end.abort();
        },
      };
    },
    /** Refetches the active queries whose latest request failed. */
    retryFailed: () =>
      void client?.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
    /** Marks the queries whose key begins with `key` as stale, and refetches the active ones. */
    renew: (key: string) => void client?.invalidateQueries({ queryKey: [key] }),
    preload: async () => void (await load()),
    clear: () => client?.clear(),
  };
}
