import type { CategoryEntry } from '#domain/marketplace.ts';
import type { Runtime } from './runtime.ts';

/** The categories of the signed-in person, as the query client knows them. */
export function categoriesQuery({ categories, session }: Pick<Runtime, 'categories' | 'session'>) {
  return {
    queryKey: ['categories', session.getSnapshot().context.userInfo?.userId],
    queryFn: (): Promise<CategoryEntry[]> => categories.load(),
  };
}
