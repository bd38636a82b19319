import { describe, expect, it } from 'vitest';
import { findCategory, joinOffers, selectOffers } from './selectOffers.ts';

const partner = (id: number, label: string) => ({ id, partner: label, label, href: `/partner/${id}` });
const details = (partnerId: number, category: string, benefit: string) => ({
  id: String(partnerId),
  partnerId,
  benefit,
  value: 'Member rate',
  state: 'AVAILABLE' as const,
  stateChangedOn: null,
  stateChangedBy: null,
  endsOn: null,
  category: { id: '1', name: category },
});
const partners = [partner(3, 'Insureon'), partner(4, 'Léndflow'), partner(5, 'Sunbelt')];
const offers = [
  details(3, 'Insurance', 'Quotes side by side.'),
  details(4, 'Finance & tax', 'Funding with one short form.'),
];
const categories = [
  { id: '2', name: 'Insurance', serviceProviders: [{ id: 3 }], count: 1 },
  { id: '1', name: 'Finance & tax', serviceProviders: [{ id: 4 }], count: 1 },
];
const select = (category: string | null, search = '') =>
  selectOffers(joinOffers(partners, offers), findCategory(categories, category), search).map(
    ({ partner: { label } }) => label,
  );

describe('offers to show', () => {
  it.each([
    [null, '', ['Insureon', 'Léndflow', 'Sunbelt']],
    ['All', '', ['Insureon', 'Léndflow', 'Sunbelt']],
    ['finance & tax', '', ['Léndflow']],
    ['Foo', '', []],
    [null, '  FUNDING ', ['Léndflow']],
    [null, 'insur', ['Insureon']],
    ['Insurance', 'funding', []],
    [null, 'sunbelt', ['Sunbelt']],
    [null, 'lendflow', ['Léndflow']],
    [null, 'MEMBER rate', ['Insureon', 'Léndflow']],
    [null, 'finance', ['Léndflow']],
    [null, 'form léndflow one', ['Léndflow']],
    [null, 'form sunbelt', []],
    ['Insurance', 'rate', ['Insureon']],
  ])('category %j and search %j leave %j', (category, search, expected) => {
    expect(select(category, search)).toEqual(expected);
  });

  it('keeps a partner of which nothing more is known', () => {
    const [, , sunbelt] = joinOffers(partners, offers);
    expect(sunbelt?.details).toBeNull();
  });

  it('tells a category that is not there from none asked for', () => {
    expect(findCategory(categories, 'Foo')).toBeUndefined();
    expect(findCategory(categories, ' ')).toBeNull();
  });
});
