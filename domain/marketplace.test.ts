import { expect, it } from 'vitest';
import { isSameCategory, isUnfiltered } from './category.ts';
import { isExternal, isSafeHref, toCategoryEntry, toPartnerListEntry } from './marketplace.ts';

it('builds a partner list entry: title becomes label, learn-more becomes href', () => {
  expect(toPartnerListEntry({ id: 4, title: 'Lendflow', learnMoreHref: '/partner/lendflow' })).toMatchObject({
    id: 4,
    label: 'Lendflow',
    href: '/partner/lendflow',
  });
});

it('builds a category entry: the id becomes a string', () => {
  expect(toCategoryEntry({ id: 2, name: 'Insurance', serviceProviders: [{ id: 3 }] }).id).toBe('2');
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
])('%j: safe %s, external %s', (href, safe, external) => {
  expect(isSafeHref(href)).toBe(safe);
  expect(isExternal(href)).toBe(external);
});

it.each([
  [null, true],
  ['', true],
  ['All', true],
  [' all ', true],
  ['Health', false],
])('a category of %j means no filter: %s', (value, expected) => {
  expect(isUnfiltered(value)).toBe(expected);
});

it('matches a category whatever the letter case and outer spaces', () => {
  expect(isSameCategory(' finance & TAX ', 'Finance & tax')).toBe(true);
});
