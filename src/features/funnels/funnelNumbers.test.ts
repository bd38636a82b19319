import { expect, it } from 'vitest';
import { formatShare, formatDuration } from './funnelNumbers.ts';

it.each([
  [0, '0.0 s'],
  [480, '0.5 s'],
  [1_000, '1 s'],
  [59_499, '59 s'],
  [59_500, '1 min 0 s'],
  [72_000, '1 min 12 s'],
  [3_600_000, '1 h 0 min'],
  [3_599_600, '1 h 0 min'],
  [90_061_000, '25 h 1 min'],
])('a duration of %d ms reads %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

it.each([
  [826, 1_402, '58.9%'],
  [0, 3, '0%'],
  [3, 3, '100%'],
  [0, 0, '–'],
])('the share %d of %d reads %s', (part, whole, words) => {
  expect(formatShare(part, whole)).toBe(words);
});
