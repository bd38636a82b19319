import type { CategoryEntry } from '#domain/marketplace.ts';
import type { Runtime } from './runtime.ts';

/** The categories of a person, as the query client knows them. */
export function categoriesQuery({ categories }: Pick<Runtime, 'categories'>, userId: number | undefined) {
  return {
    queryKey: ['categories', userId],
    queryFn: (): Promise<CategoryEntry[]> => categories.load(),
  };
}
