/** The categories that partners are filed under (contract, "Partners and categories"). */
export const categories = [
  { id: 1, name: 'Finance & tax' },
  { id: 2, name: 'Insurance' },
  { id: 3, name: 'Equipment & supplies' },
  { id: 4, name: 'Health' },
  { id: 5, name: 'Hiring' },
  { id: 6, name: 'Growth & training' },
] as const;

export type CategoryName = (typeof categories)[number]['name'];

/** The filter value that means "no filter" (spec section 2). */
export const allCategories = 'All';

/** Whether a `category` query value names this category: letter case and outer spaces do not count. */
export function isSameCategory(value: string, name: string): boolean {
  return value.trim().toLowerCase() === name.toLowerCase();
}

/** Whether a `category` query value asks for everything: absent, blank or All. */
export function isUnfiltered(value: string | null): boolean {
  return value === null || value.trim() === '' || isSameCategory(value, allCategories);
}
