import { describe, expect, it } from 'vitest';
import { addDays, toDayAndHour, daysBetween, isDay } from './days.ts';

describe('the current day', () => {
  it.each([
    ['2026-12-02T05:59:00Z', 'America/Chicago', '2026-12-01', 23],
    ['2026-12-02T06:00:00Z', 'America/Chicago', '2026-12-02', 0],
    ['2026-12-02T05:59:00Z', 'Asia/Tokyo', '2026-12-02', 14],
    // The clocks go forward at 02:00 on March 8, and back at 02:00 on November 1.
    ['2026-03-08T07:59:00Z', 'America/Chicago', '2026-03-08', 1],
    ['2026-03-08T08:00:00Z', 'America/Chicago', '2026-03-08', 3],
    ['2026-03-09T04:59:00Z', 'America/Chicago', '2026-03-08', 23],
    ['2026-03-09T05:00:00Z', 'America/Chicago', '2026-03-09', 0],
    ['2026-11-01T06:30:00Z', 'America/Chicago', '2026-11-01', 1],
    ['2026-11-01T07:30:00Z', 'America/Chicago', '2026-11-01', 1],
    ['2026-11-02T05:59:00Z', 'America/Chicago', '2026-11-01', 23],
    ['2026-11-02T06:00:00Z', 'America/Chicago', '2026-11-02', 0],
    // Midnight does not exist on the day on which the clocks go forward in Chile.
    ['2026-09-06T04:00:00Z', 'America/Santiago', '2026-09-06', 1],
  ])('at %s in %s is %s, hour %i', (instant, timeZone, day, hour) => {
    expect(toDayAndHour(timeZone, new Date(instant))).toEqual({ day, hour });
  });
});

describe('days', () => {
  it('are counted by the calendar, even across a change of the clocks', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
    expect(addDays('2026-10-31', 30)).toBe('2026-11-30');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it.each([
    ['2026-12-02', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['12/02/2026', false],
    ['', false],
  ])('include %j: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});
