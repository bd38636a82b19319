/** Days of the calendar, as YYYY-MM-DD: no time of day, and the same wherever they are read. */

const millisecondsOfDay = 86_400_000;

/** The time zone (IANA) of a company that has named none. */
export const houseTimeZone = 'America/Chicago';

/** The day and the hour (0 to 23) that it is at an instant, by the clocks of a time zone (IANA). */
export function clockIn(timeZone: string, instant: Date): { readonly day: string; readonly hour: number } {
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

/** The day that it is by the house's clocks. */
export function houseToday(): string {
  return clockIn(houseTimeZone, new Date()).day;
}

/** How many days after the first one the second is; negative where it is before. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / millisecondsOfDay);
}

/** The day so many days after this one; before it, where they are negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Whether this is a day of the calendar: February has no 30th. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The days of which there can be records, in words. */
export const recordedDays = 'from 2000 to 2099';

/** A day of which there can be records, to the end of this century. */
export function isRecordedDay(text: string): boolean {
  return isDay(text) && text >= '2000-01-01' && text <= '2099-12-31';
}
