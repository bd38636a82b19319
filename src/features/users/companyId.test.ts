import { expect, it } from 'vitest';
import { companyIdOf } from './companyId.ts';

it.each([
  ['12', '12'],
  [' 12 ', '12'],
  ['https://market.example/admin?section=customers&id=12', '12'],
  ['/admin?section=customers&q=hill&id=12', '12'],
  ['https://market.example/admin?section=users&id=12', null],
  ['/admin?section=customers', null],
  ['0', null],
  ['Hill Roofing', null],
  ['', null],
])('reads %j as %j', (typed, id) => {
  expect(companyIdOf(typed)).toBe(id);
});
