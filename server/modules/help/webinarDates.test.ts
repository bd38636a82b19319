import { describe, expect, it } from 'vitest';
import { formatDay } from '#domain/formatDay.ts';
import { formatInUtc, formatMoment, isSameInUtc } from '#domain/moments.ts';
import { findNextOccurrence, weekdays, type Repetition } from './webinarDates.ts';

const day = 24 * 3600 * 1000;
const noon: Repetition = {
  everyWeeks: 2,
  week: 1,
  weekday: 'Wednesday',
  time: '11:00',
  timeZone: 'America/Chicago',
};

describe('the next date of a webinar', () => {
  it.each([
    ['2026-11-22T12:00:00Z', {}, '2026-12-02T17:00:00.000Z'],
    ['2026-11-22T12:00:00Z', { week: 0 }, '2026-11-25T17:00:00.000Z'],
    // The current instant is not a future one.
    ['2026-12-02T17:00:00Z', {}, '2026-12-16T17:00:00.000Z'],
    ['2026-12-02T16:59:59Z', {}, '2026-12-02T17:00:00.000Z'],
    // Summer time begins in between.
    ['2027-03-11T12:00:00Z', { everyWeeks: 1, week: 0 }, '2027-03-17T16:00:00.000Z'],
    // It is already the next day in Auckland.
    [
      '2026-11-22T11:59:59Z',
      { everyWeeks: 1, week: 0, weekday: 'Monday', time: '01:00', timeZone: 'Pacific/Auckland' },
      '2026-11-22T12:00:00.000Z',
    ],
  ] as const)('after %s, with %j, is %s', (after, changes, expected) => {
    expect(findNextOccurrence({ ...noon, ...changes }, new Date(after)).toISOString()).toBe(expected);
  });

  it('is in the future, within one repetition, on its weekday and at its hour', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const now = new Date(Date.UTC(2026, 0, 1) + turn * 4.37 * day);
      const next = findNextOccurrence(noon, now);
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(14 * day + 3600 * 1000);
      expect(formatMoment(next.toISOString(), noon.timeZone)).toMatch(/^Wednesday, .* 11:00 AM C[SD]T$/);
      expect(findNextOccurrence(noon, new Date(next.getTime() - 1))).toEqual(next);
    }
  });

  it('can be on any weekday', () => {
    for (const weekday of weekdays) {
      const next = findNextOccurrence({ ...noon, weekday, timeZone: 'UTC' }, new Date());
      expect(formatInUtc(next.toISOString())).toMatch(new RegExp(`^${weekday}, `));
    }
  });
});

it('an instant is formatted in a time zone and in UTC, a day regardless of the time zone', () => {
  expect(formatMoment('2026-12-03T03:30:00Z', 'America/Chicago')).toBe('Wednesday, 12/02/2026 09:30 PM CST');
  expect(formatInUtc('2026-12-03T03:30:00Z')).toBe('Thursday, 12/03/2026 03:30 AM UTC');
  expect(formatDay('2026-10-01')).toBe('10/01/2026');
});

it.each([
  ['UTC', true],
  ['Etc/UTC', true],
  ['Africa/Abidjan', false],
  ['America/Chicago', false],
])('the time zone %s is shown as UTC: %s', (timeZone, expected) => {
  expect(isSameInUtc('2026-12-03T03:30:00Z', timeZone)).toBe(expected);
});
