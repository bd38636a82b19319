import { expect, it } from 'vitest';
import { sayWanted } from './sayWanted.ts';

it.each([
  [['PPG'], 'Asks for PPG'],
  [['PPG', 'QXO'], 'Asks for PPG and 1 more'],
  [['PPG', 'QXO', 'Insureon'], 'Asks for PPG and 2 more'],
])('a customer who waits for %j: %s', (titles, words) => {
  expect(sayWanted(titles)).toBe(words);
});
