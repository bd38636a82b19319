import { expect, it } from 'vitest';
import { formatAge } from './formatAge.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T12:00:01Z', 'less than an hour'],
  ['2026-11-20T11:00:01Z', 'less than an hour'],
  ['2026-11-20T11:00:00Z', '1 hour'],
  ['2026-11-19T12:00:01Z', '23 hours'],
  ['2026-11-19T12:00:00Z', '1 day'],
  ['2026-11-16T12:00:00Z', '4 days'],
])('the age since %s reads "%s"', (since, words) => {
  expect(formatAge(since, now)).toBe(words);
});
