export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A weekly recurrence. Content has recurrences instead of dates, so that it never names a past date. */
export interface Repetition {
  readonly everyWeeks: number;
  /** Offset in weeks, from 0 to `everyWeeks` - 1; separates webinars of the same frequency. */
  readonly week: number;
  readonly weekday: (typeof weekdays)[number];
  /** HH:MM (24 hours) in `timeZone`. */
  readonly time: string;
  /** A name of the IANA time zone database. */
  readonly timeZone: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const firstMonday = Date.UTC(1970, 0, 5);

/** Finds the first occurrence of a recurrence after an instant. */
export function findNextOccurrence(repetition: Repetition, after: Date): Date {
  const { everyWeeks, week, weekday, time, timeZone } = repetition;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const first = firstMonday + (week * 7 + weekdays.indexOf(weekday)) * day + (hours * 60 + minutes) * minute;
  const period = everyWeeks * 7 * day;
  // Begins one period early, since the date in the time zone may differ from the date in UTC.
  for (let round = Math.floor((after.getTime() - first) / period) - 1; ; round += 1) {
    const instant = instantAt(first + round * period, timeZone);
    if (instant > after) return instant;
  }
}

/** Converts local time in a zone to an instant. `shown` is the local time in milliseconds, as if it were UTC. */
function instantAt(shown: number, timeZone: string): Date {
  const near = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(near, timeZone));
}

/** Returns the offset of a time zone from UTC at an instant, both in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return shown - Math.floor(instant / minute) * minute;
}
