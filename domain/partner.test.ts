import { describe, expect, it } from 'vitest';
import { categories } from './category.ts';
import { partnerOfPage, partners } from './partner.ts';
import { paths } from './paths.ts';

describe('partners', () => {
  it('are the twelve of the spec, each under its id', () => {
    expect(partners.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each(partners)('$title is complete', ({ title, category, value, pages }) => {
    expect(title).not.toBe('');
    expect(categories.map(({ name }) => name)).toContain(category);
    expect(value.length).toBeLessThanOrEqual(24);
    for (const page of pages) expect(Object.values(paths)).toContain(page);
  });

  it('are found by their pages; Dibble has none', () => {
    expect(partnerOfPage(paths.productAdvantage)?.id).toBe(2);
    expect(partnerOfPage(paths.productMarketplace)?.id).toBe(2);
    expect(partners.find(({ id }) => id === 6)?.pages).toEqual([]);
    expect(partnerOfPage('/partner/dibble')).toBeUndefined();
  });

  it('fill every category', () => {
    const counts = categories.map(({ name }) => partners.filter(({ category }) => category === name).length);
    expect(counts).toEqual([2, 1, 5, 1, 1, 2]);
  });
});
