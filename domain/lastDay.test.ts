import { expect, it } from 'vitest';
import { formatLastDay } from './lastDay.ts';

it('is the day that was published, also where it is the next one already', () => {
  expect(formatLastDay('2027-01-01T05:59:59.999Z')).toBe('12/31/2026');
  expect(formatLastDay('2026-12-31T12:00:00.000Z')).toBe('12/31/2026');
});
