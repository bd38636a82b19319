import type { Query } from '#api/queries.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import type { Runtime } from './runtime.ts';

/** The categories of a person, as the query client knows them. */
export function categoriesQuery(
  { categories }: Pick<Runtime, 'categories'>,
  userId: number | undefined,
): Query<CategoryEntry[]> {
  return {
    queryKey: ['categories', userId],
    queryFn: () => categories.load(),
    meta: { isTold: true },
  };
}
