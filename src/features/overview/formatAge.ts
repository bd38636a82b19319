import { formatQuantity } from '#haven/data/quantities.ts';
const hour = 3_600_000;
const day = 24 * hour;

/** Formats the time from an ISO 8601 instant to `now` (ms since 1970) in whole days or hours: "3 days", "5 hours". */
export function formatAge(since: string, now: number): string {
  const age = Math.max(0, now - Date.parse(since));
  if (age < hour) return 'less than an hour';
  return age < day
    ? formatQuantity(Math.floor(age / hour), 'hour')
    : formatQuantity(Math.floor(age / day), 'day');
}
