import { expect, it } from 'vitest';
import { nameFiltered } from './nameFiltered.ts';

const words = { unnamed: 'user 7' };

it('names the row, and says where nothing has its id', () => {
  expect(nameFiltered({ rowId: '7', name: 'Dana Lee' }, '7', words)).toBe('Dana Lee');
  expect(nameFiltered({ rowId: '7', name: null }, '7', words)).toBe('user 7 (not found)');
  expect(nameFiltered({ rowId: '7' }, '7', { unnamed: 'Number 7', missing: 'Number 7 (no entries)' })).toBe(
    'Number 7 (no entries)',
  );
});

it('says the number until the name comes, and never the name of the row before', () => {
  expect(nameFiltered(undefined, '7', words)).toBe('user 7');
  expect(nameFiltered({ rowId: '8', name: 'Rae Booth' }, '7', words)).toBe('user 7');
});
