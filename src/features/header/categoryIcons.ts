import { allCategories, type CategoryName } from '#domain/category.ts';
import type { IconName } from '#haven/Icon.tsx';

const icons: Readonly<Record<CategoryName | typeof allCategories, IconName>> = {
  [allCategories]: 'all',
  'Finance & tax': 'finance',
  Insurance: 'insurance',
  'Equipment & supplies': 'equipment',
  Health: 'health',
  Hiring: 'hiring',
  'Growth & training': 'growth',
};

/** The drawing of a category; one that an administrator added gets the drawing of All. */
export function categoryIcon(name: string): IconName {
  return new Map<string, IconName>(Object.entries(icons)).get(name) ?? icons[allCategories];
}
