import { expect, it } from 'vitest';
import { formatLastDay } from './lastDay.ts';

it('the last day of an offer is the published day, even if the instant is on the next day in UTC', () => {
  expect(formatLastDay('2027-01-01T05:59:59.999Z')).toBe('12/31/2026');
  expect(formatLastDay('2026-12-31T12:00:00.000Z')).toBe('12/31/2026');
});
