import { expect, it } from 'vitest';
import { brand } from './brand.ts';
import { isSameCategory, isUnfiltered } from './category.ts';
import { isExternalHref, isSafeHref, toCategoryEntry, toPartnerListEntry } from './marketplace.ts';

it("an entry of the partner list has the provider's title as label and its learn-more link as href", () => {
  expect(toPartnerListEntry({ id: 4, title: 'Lendflow', learnMoreHref: '/partner/lendflow' })).toMatchObject({
    id: 4,
    label: 'Lendflow',
    href: '/partner/lendflow',
  });
});

it.each([
  [9, 'Rapid Pass', 'HDRapidPass'],
  [10, '10X Health', '10XHealth'],
  [2, 'Lintel Marketplace', `${brand.slug}Marketplace`],
  [1, 'Accelerate Tax', 'AccelerateTax'],
])("partner %i, titled %s, has the customer's name string %s", (id, title, name) => {
  expect(toPartnerListEntry({ id, title, learnMoreHref: '/' })).toMatchObject({
    partner: name,
    label: title,
  });
});

it('a category entry has a string id', () => {
  expect(toCategoryEntry({ id: 2, name: 'Insurance', serviceProviders: [{ id: 3 }] }).id).toBe('2');
});

it('a category entry counts its partners', () => {
  const serviceProviders = [{ id: 1 }, { id: 4 }];
  expect(toCategoryEntry({ id: 1, name: 'Finance & tax', serviceProviders })).toEqual({
    id: '1',
    name: 'Finance & tax',
    serviceProviders,
    count: 2,
  });
});

it.each([
  ['/partner/lendflow', true, false],
  ['https://dibble.example/offers', true, true],
  ['HTTP://dibble.example', true, true],
  ['//evil.example', false, false],
  ['/\\evil.example', false, false],
  ['javascript:alert(1)', false, false],
  ['\tjava\nscript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['', false, false],
])('the link %j is safe: %s, and external: %s', (href, safe, external) => {
  expect(isSafeHref(href)).toBe(safe);
  expect(isExternalHref(href)).toBe(external);
});

it.each([
  [null, true],
  ['', true],
  ['All', true],
  [' all ', true],
  ['Health', false],
])('the category %j means no filter: %s', (value, expected) => {
  expect(isUnfiltered(value)).toBe(expected);
});

it('categories match regardless of case and surrounding spaces', () => {
  expect(isSameCategory(' finance & TAX ', 'Finance & tax')).toBe(true);
});
