import { expect, it } from 'vitest';
import { formatOfferLastDay } from './lastDay.ts';

it('the last day of an offer is the published day, even if the instant is on the next day in UTC', () => {
  expect(formatOfferLastDay('2027-01-01T05:59:59.999Z')).toBe('12/31/2026');
  expect(formatOfferLastDay('2026-12-31T12:00:00.000Z')).toBe('12/31/2026');
});
