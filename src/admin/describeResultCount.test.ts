import { expect, it } from 'vitest';
import { describeResultCount } from './describeResultCount.ts';

const people = { one: 'person', many: 'people', none: 'Nobody was found.', shown: 5 };

it.each([
  [0, 'Nobody was found.'],
  [1, '1 person was found.'],
  [5, '5 people were found.'],
  [6, 'The first 5 are shown. Type more to find fewer.'],
  // The count stops at 500, so there may be more.
  [500, 'The first 5 are shown. Type more to find fewer.'],
])('the count of %d results reads "%s"', (total, words) => {
  expect(describeResultCount('reed', total, people)).toBe(words);
});

it.each(['r', 're', ' r '])('without results, the search %j advises to type more', (search) => {
  expect(describeResultCount(search, 0, people)).toBe(
    'Nobody was found. With one or two letters we search only where words begin. Type a third to search within words.',
  );
});
