const hour = 3_600_000;
const day = 24 * hour;

/** Formats the time from an ISO 8601 instant to `now` (ms since 1970) in whole days or hours: "3 days", "5 hours". */
export function formatAge(since: string, now: number): string {
  const age = Math.max(0, now - Date.parse(since));
  if (age < hour) return 'less than an hour';
  const [count, unit] = age < day ? [Math.floor(age / hour), 'hour'] : [Math.floor(age / day), 'day'];
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}
