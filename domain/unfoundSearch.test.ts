import { expect, it } from 'vitest';
import { normalizeUnfoundSearch } from './unfoundSearch.ts';

it.each([
  ['  Home   DEPOT ', 'home depot'],
  ['Crème brûlée', 'creme brulee'],
  ['x'.repeat(100), 'x'.repeat(60)],
  ['1099 forms', '1099 forms'],
  ['loans, grants', 'loans grants'],
  ['٠١٢٣٤٥٦٧٨٩', null],
  ['hi', null],
  ['   ', null],
  ['dana@acme.example', null],
  ['(555) 010-0123', null],
])('the search %j without results is counted as %j', (search, counted) => {
  expect(normalizeUnfoundSearch(search)).toBe(counted);
});
