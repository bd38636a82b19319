import type { QueryClient, QueryObserver } from '@tanstack/query-core';

/** A list of the person, under the key that it is kept by. */
interface Query<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<Data>;
  /** Milliseconds that it is kept once nobody follows it; the client's own unless given. */
  readonly gcTime?: number;
  /** Its failure is told here, since nobody awaits it under the wrapper. */
  readonly meta?: { readonly isTold: true };
}

export interface Observed<Data> {
  /** Follows the list until the function that it answers is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What is known now; the same object until something changes. */
  readonly read: () => { readonly data?: Data | undefined; readonly error: unknown };
}

/** The lists of the person, asked for once and kept. */
export interface Queries {
  readonly fetch: <Data>(query: Query<Data>) => Promise<Data>;
  /** Shows what was `stored` at once, and asks again. */
  readonly observe: <Data>(query: Query<Data>, stored: Data | null) => Observed<Data>;
  /** Asks again for every list on the page that has failed. */
  readonly retryFailed: () => void;
  /** Asks again for the lists under this key: at once where they are on the page. */
  readonly renew: (key: string) => void;
  /** Fetches the code ahead of its use. */
  readonly preload: () => Promise<void>;
  readonly clear: () => void;
}

/** The query client behind a door that loads its code at the first list: no visitor needs it. */
export function createQueries(onFailed: (name: string, error: unknown) => void): Queries {
  let client: QueryClient | undefined;
  const load = async () => {
    const { createQueryClient, nameCancelling, QueryObserver } = await import('./queryClient.ts');
    client ??= createQueryClient(onFailed);
    return { client, nameCancelling, QueryObserver };
  };

  return {
    fetch: async (query) => {
      const loaded = await load();
      return loaded.client.fetchQuery(query).catch((error: unknown) => {
        throw loaded.nameCancelling(error);
      });
    },
    observe: <Data>(query: Query<Data>, stored: Data | null): Observed<Data> => {
      let observer: QueryObserver<Data> | undefined;
      let unobserved: ReturnType<Observed<Data>['read']> = { data: stored ?? undefined, error: null };

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
    retryFailed: () =>
      void client?.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
    renew: (key) => void client?.invalidateQueries({ queryKey: [key] }),
    preload: async () => void (await load()),
    clear: () => client?.clear(),
  };
}
