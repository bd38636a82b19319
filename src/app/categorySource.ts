import { fetchCategories } from '#api/marketplace.ts';
import type { Rest } from '#api/rest.ts';
import { sessionOf } from '#api/sessionOf.ts';
import type { BrowserStorage } from '#api/storage.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';

/** The person's categories: loaded and stored, or as they were stored before. */
export interface CategorySource {
  readonly load: () => Promise<CategoryEntry[]>;
  readonly stored: () => CategoryEntry[] | null;
}

export function createCategorySource(rest: Rest, storage: BrowserStorage): CategorySource {
  return {
    load: async () => {
      const session = sessionOf(storage);
      const categories = await fetchCategories(rest);
      // An answer that arrives after its session is over belongs to nobody here.
      if (sessionOf(storage) === session) storage.write('categories', categories);
      return categories;
    },
    stored: () => storage.read('categories'),
  };
}
