import { expect, it } from 'vitest';
import { availablePartner } from './availablePartner.ts';

const partners = [
  { id: 4, partner: 'Lendflow', label: 'Lendflow', href: '/partner/lendflow' },
  { id: 10, partner: '10X Health', label: '10X Health', href: '/partner/10x-health-system' },
  { id: 13, partner: 'Evil', label: 'Evil Deeds', href: 'javascript:alert(1)' },
];

it.each([
  ['Lendflow', 4],
  [' lend', 4],
  ['LENDFLOW loans', 4],
  ['10x   health', 10],
  ['le', undefined],
  ['flow', undefined],
  ['', undefined],
  ['Evil Deeds', undefined],
])('whoever types "%s" means partner %s', (typed, id) => {
  expect(availablePartner(typed, partners)?.id).toBe(id);
});
