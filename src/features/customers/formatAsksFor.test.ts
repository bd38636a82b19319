import { expect, it } from 'vitest';
import { formatAsksFor } from './formatAsksFor.ts';

it.each([
  [['PPG'], 'Asks for PPG'],
  [['PPG', 'QXO'], 'Asks for PPG and 1 more'],
  [['PPG', 'QXO', 'Insureon'], 'Asks for PPG and 2 more'],
])('a customer who waits for %j: %s', (titles, words) => {
  expect(formatAsksFor(titles)).toBe(words);
});
