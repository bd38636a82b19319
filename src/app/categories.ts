import { fetchCategories } from '#api/marketplace.ts';
import type { RestQueries } from '#api/queries.ts';
import type { Rest } from '#api/rest.ts';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import type { BrowserStorage } from '#api/storage.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import type { Runtime } from '#session/runtime.ts';

export function createCategoriesQuery(
  rest: Rest,
  storage: BrowserStorage,
  queries: Pick<RestQueries, 'fetch' | 'observe'>,
): Runtime['categories'] {
  async function load(): Promise<CategoryEntry[]> {
    const session = readStoredSessionId(storage);
    const categories = await fetchCategories(rest);
    // An answer that arrives after the end of its session must not be stored in another session.
    if (readStoredSessionId(storage) === session) storage.write('categories', categories);
    return categories;
  }

  const queryOf = (userId: number | undefined) => ({
    queryKey: ['categories', userId],
    queryFn: load,
    meta: { isTold: true as const },
  });

  return {
    fetch: (userId) => queries.fetch(queryOf(userId)),
    observe: (userId) => queries.observe(queryOf(userId), storage.read('categories')),
  };
}
