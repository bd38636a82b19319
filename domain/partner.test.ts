import { describe, expect, it } from 'vitest';
import { categories } from './category.ts';
import { partnerOfPage, partners } from './partner.ts';
import { paths } from './paths.ts';

const ofTheSpec = partners.slice(0, 12);

describe('partners', () => {
  it('begin with the twelve of the spec, each under its id', () => {
    expect(ofTheSpec.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('of the spec have the pages of the spec', () => {
    const named = Object.values(paths);
    for (const page of ofTheSpec.flatMap(({ pages }) => pages)) expect(named).toContain(page);
  });

  it.each(partners)('$title is complete', ({ title, category, value, pages }) => {
    expect(title).not.toBe('');
    expect(categories.map(({ name }) => name)).toContain(category);
    expect(value.length).toBeLessThanOrEqual(24);
    for (const page of pages) expect(page).toMatch(/^\/[^/]/);
  });

  it('share no id, name, record or page', () => {
    const ids = partners.flatMap(({ id, name, content, pages }) => [id, `name ${name}`, content, ...pages]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are found by their pages; Dibble has none', () => {
    expect(partnerOfPage(paths.productAdvantage)?.id).toBe(2);
    expect(partnerOfPage(paths.productMarketplace)?.id).toBe(2);
    expect(partners.find(({ id }) => id === 6)?.pages).toEqual([]);
    expect(partnerOfPage('/partner/dibble')).toBeUndefined();
  });

  it('fill every category', () => {
    const counts = categories.map(({ name }) => ofTheSpec.filter(({ category }) => category === name).length);
    expect(counts).toEqual([2, 1, 5, 1, 1, 2]);
  });
});
