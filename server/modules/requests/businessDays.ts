import { addDays, toDayAndHour, daysBetween, marketplaceTimeZone } from '#domain/days.ts';

/** Counts the days from Monday to Friday after the day of `instant`, up to today, in the marketplace's time zone. */
export function businessDaysSince(instant: Date, now: Date): number {
  const first = toDayAndHour(marketplaceTimeZone, instant).day;
  const days = daysBetween(first, toDayAndHour(marketplaceTimeZone, now).day);
  const weeks = Math.floor(days / 7);
  const rest = Array.from({ length: days % 7 }, (_, index) => addDays(first, weeks * 7 + index + 1));
  return weeks * 5 + rest.filter(isBusinessDay).length;
}

function isBusinessDay(day: string): boolean {
  // 2024-01-01 was a Monday.
  return ((daysBetween('2024-01-01', day) % 7) + 7) % 7 < 5;
}
