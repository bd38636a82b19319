import { describe, expect, it } from 'vitest';
import type { PartnerSearchState } from '#domain/foundPartners.ts';
import { createPartnerIndex } from '#domain/partnerSearch.ts';
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
const { find } = await createPartnerIndex([
  { id: 3, title: 'Insureon', words: [], category: 'Insurance', benefit: '', value: 'Member rate' },
  { id: 4, title: 'Léndflow', words: ['loan'], category: 'Finance & tax', benefit: '', value: 'Member rate' },
  { id: 5, title: 'Sunbelt', words: ['loaner'], category: '', benefit: '', value: '' },
  { id: 6, title: 'Elsewhere', words: ['loan'], category: '', benefit: '', value: '' },
]);
const foundBy = (search: string): PartnerSearchState =>
  search === ''
    ? { state: 'off' }
    : { state: 'found', findings: new Map(find(search).map((finding) => [finding.id, finding])) };
const select = (category: string | null, found: PartnerSearchState) =>
  selectOffers(joinOffers(partners, offers), findCategory(categories, category), found).map(
    ({ partner: { label } }) => label,
  );

describe('the shown offers', () => {
  it.each([
    [null, '', ['Insureon', 'Léndflow', 'Sunbelt']],
    ['All', '', ['Insureon', 'Léndflow', 'Sunbelt']],
    ['finance & tax', '', ['Léndflow']],
    ['Foo', '', []],
    ['Foo', 'loan', []],
    [null, 'loan', ['Léndflow', 'Sunbelt']],
    [null, 'insur', ['Insureon']],
    ['Insurance', 'loan', []],
    ['Insurance', 'rate', ['Insureon']],
  ])('for the category %j and the search %j are %j', (category, search, expected) => {
    expect(select(category, foundBy(search))).toEqual(expected);
  });

  it.each([
    ['  FUNDING ', ['Léndflow']],
    ['lendflow', ['Léndflow']],
    ['MEMBER rate', ['Insureon', 'Léndflow']],
    ['form sunbelt', []],
  ])('for %j match the plain texts if the search cannot be loaded', (search, expected) => {
    expect(select(null, { state: 'failed', search })).toEqual(expected);
  });

  it('are empty while the search is loading', () => {
    expect(select(null, { state: 'loading' })).toEqual([]);
  });

  it('include a partner without details', () => {
    const [, , sunbelt] = joinOffers(partners, offers);
    expect(sunbelt?.details).toBeNull();
  });

  it('distinguish an unknown category from none', () => {
    expect(findCategory(categories, 'Foo')).toBeUndefined();
    expect(findCategory(categories, ' ')).toBeNull();
  });
});
