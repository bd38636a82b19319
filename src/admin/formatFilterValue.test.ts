import { expect, it } from 'vitest';
import { formatFilterValue } from './formatFilterValue.ts';

const words = { unnamed: 'user 7' };

it('a filter shows the name of its row, or that no row has its id', () => {
  expect(formatFilterValue({ rowId: '7', name: 'Dana Lee' }, '7', words)).toBe('Dana Lee');
  expect(formatFilterValue({ rowId: '7', name: null }, '7', words)).toBe('user 7 (not found)');
  expect(
    formatFilterValue({ rowId: '7' }, '7', { unnamed: 'Number 7', missing: 'Number 7 (no entries)' }),
  ).toBe('Number 7 (no entries)');
});

it('a filter shows the id until the name is loaded, and never the name of the previous row', () => {
  expect(formatFilterValue(undefined, '7', words)).toBe('user 7');
  expect(formatFilterValue({ rowId: '8', name: 'Rae Booth' }, '7', words)).toBe('user 7');
});
