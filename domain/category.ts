/** The categories of partners (contract, "Partners and categories"), with their icons. */
export const categories = [
  { id: 1, name: 'Finance & tax', icon: 'finance' },
  { id: 2, name: 'Insurance', icon: 'insurance' },
  { id: 3, name: 'Equipment & supplies', icon: 'equipment' },
  { id: 4, name: 'Health', icon: 'health' },
  { id: 5, name: 'Hiring', icon: 'hiring' },
  { id: 6, name: 'Growth & training', icon: 'growth' },
] as const;

export type CategoryName = (typeof categories)[number]['name'];

/** Returns the icon name of a category by id; null and categories that administrators added have the icon of All. */
export function iconOfCategory(id: string | null) {
  return categories.find((category) => String(category.id) === id)?.icon ?? 'all';
}

export const allCategoriesName = 'All';

/** Whether a `category` query value names this category, ignoring letter case and outer spaces. */
export function isSameCategory(value: string, name: string): boolean {
  return value.trim().toLowerCase() === name.toLowerCase();
}

/** Whether a `category` query value selects all categories: absent, blank, or All. */
export function isUnfiltered(value: string | null): boolean {
  return value === null || value.trim() === '' || isSameCategory(value, allCategoriesName);
}
