import { expect, it } from 'vitest';
import { formatRequestedPartners } from './formatRequestedPartners.ts';

it.each([
  [['PPG'], 'Asks for PPG'],
  [['PPG', 'QXO'], 'Asks for PPG and 1 more'],
  [['PPG', 'QXO', 'Insureon'], 'Asks for PPG and 2 more'],
])('the requests of a customer for %j read "%s"', (titles, words) => {
  expect(formatRequestedPartners(titles)).toBe(words);
});
