import { expect, it } from 'vitest';
import { formatDate, formatTime } from './dates.ts';
import { formatDateTime } from './dateTime.ts';

it.each([
  ['2026-11-20T14:14:00Z', 'America/Chicago', '11/20/2026', '11/20/2026 08:14 AM'],
  ['2026-11-20T14:14:00Z', 'Asia/Tokyo', '11/20/2026', '11/20/2026 11:14 PM'],
  ['2026-03-01T05:59:59Z', 'America/Chicago', '02/28/2026', '02/28/2026 11:59 PM'],
  ['2026-01-05T18:00:00Z', 'America/Chicago', '01/05/2026', '01/05/2026 12:00 PM'],
  ['2026-01-05T06:07:00Z', 'America/Chicago', '01/05/2026', '01/05/2026 12:07 AM'],
])('%s in %s is formatted as %s, and with its time as %s', (instant, timeZone, date, dateAndTime) => {
  expect(formatDate(instant, timeZone)).toBe(date);
  expect(formatDateTime(instant, timeZone)).toBe(dateAndTime);
  expect(formatTime(Date.parse(instant), timeZone)).toBe(dateAndTime.slice(11));
});

it("a date is formatted in the reader's time zone by default", () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = '2026-11-20T03:04:00Z';
  expect(formatDateTime(instant)).toBe(formatDateTime(instant, here));
});
