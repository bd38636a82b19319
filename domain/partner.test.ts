import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { categories } from './category.ts';
import { PartnerId, partnerNameOf, partnerOfPage, partners } from './partner.ts';
import { paths } from './paths.ts';

const specPartners = partners.slice(0, 12);

describe('partners', () => {
  it("are enumerated by the customer's names", () => {
    expect(PartnerId).toEqual({
      AccelerateTax: 1,
      ProductMarketplace: 2,
      InsureOn: 3,
      LendFlow: 4,
      SunBelt: 5,
      Dibble: 6,
      Cardone: 7,
      PPG: 8,
      HDRapidPass: 9,
      TenXHealth: 10,
      HireRight: 11,
      QXO: 12,
    });
  });

  it("begin with the customer's twelve, with the customer's name strings", () => {
    expect(specPartners.map(({ id, name }) => [id, name])).toEqual([
      [1, 'AccelerateTax'],
      [2, `${brand.slug}Marketplace`],
      [3, 'Insureon'],
      [4, 'Lendflow'],
      [5, 'Sunbelt'],
      [6, 'Dibble'],
      [7, 'Cardone'],
      [8, 'PPG'],
      [9, 'HDRapidPass'],
      [10, '10XHealth'],
      [11, 'HireRight'],
      [12, 'QXO'],
    ]);
  });

  it('are named by their id, or by their title if only a newer server knows them', () => {
    expect(partnerNameOf(10, '10X Health')).toBe('10XHealth');
    expect(partnerNameOf(9_000, 'Tool Harbor')).toBe('Tool Harbor');
  });

  it('from the spec have the pages of the spec', () => {
    const named = Object.values(paths);
    for (const page of specPartners.flatMap(({ pages }) => pages)) expect(named).toContain(page);
  });

  it.each(partners)('$title is complete', ({ name, title, category, value, pages }) => {
    // The names of the pages of a further partner contain it.
    expect(name).toMatch(/^\w+$/);
    expect(title).not.toBe('');
    expect(categories.map(({ name }) => name)).toContain(category);
    expect(value.length).toBeLessThanOrEqual(24);
    for (const page of pages) expect(page).toMatch(/^\/[^/]/);
  });

  it('have unique ids, names, records and pages', () => {
    const ids = partners.flatMap(({ id, name, content, pages }) => [id, `name ${name}`, content, ...pages]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are found by their pages, except Dibble, which has no page', () => {
    expect(partnerOfPage(paths.productAdvantage)?.id).toBe(2);
    expect(partnerOfPage(paths.productMarketplace)?.id).toBe(2);
    expect(partners.find(({ id }) => id === 6)?.pages).toEqual([]);
    expect(partnerOfPage('/partner/dibble')).toBeUndefined();
  });

  it('have the expected number in every category', () => {
    const counts = categories.map(
      ({ name }) => specPartners.filter(({ category }) => category === name).length,
    );
    expect(counts).toEqual([2, 1, 5, 1, 1, 2]);
  });
});
