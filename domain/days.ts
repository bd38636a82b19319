/** Calendar days as YYYY-MM-DD, without a time of day and a time zone. */

const millisecondsOfDay = 86_400_000;

/** Time zone (IANA) of the marketplace, and of companies that have chosen none. */
export const marketplaceTimeZone = 'America/Chicago';

/** Returns the day (YYYY-MM-DD) and the hour (0 to 23) of an instant in a time zone (IANA). */
export function toDayAndHour(
  timeZone: string,
  instant: Date,
): { readonly day: string; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${read('year')}-${read('month')}-${read('day')}`, hour: Number(read('hour')) };
}

/** Returns today's day in the marketplace's time zone. */
export function marketplaceToday(): string {
  return toDayAndHour(marketplaceTimeZone, new Date()).day;
}

/** Returns the days from the first day to the second; negative if the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / millisecondsOfDay);
}

/** Adds days to a day; negative numbers subtract. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Whether a text is a day that exists: February has no 30th. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

export const supportedDayRange = 'from 2000 to 2099';

export function isSupportedDay(text: string): boolean {
  return isDay(text) && text >= '2000-01-01' && text <= '2099-12-31';
}
