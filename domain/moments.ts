const dayAndTime = {
  weekday: 'long',
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** ISO 8601 as "Wednesday, 12/02/2026, 09:00 AM CST" (spec section 9), by the clocks of a zone of the IANA database. */
export function formatMoment(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...dayAndTime, timeZone })
    .format(new Date(instant))
    .replaceAll('\u202F', ' ');
}

/** The same instant as "Wednesday, 12/02/2026, 17:00 UTC". */
export function formatInUtc(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { ...dayAndTime, hourCycle: 'h23', timeZone: 'UTC' }).format(
    new Date(instant),
  );
}

/** Whether a zone's clocks name UTC at that instant, which then need not be told beside them. */
export function isReadInUtc(instant: string, timeZone: string): boolean {
  return formatMoment(instant, timeZone) === formatMoment(instant, 'UTC');
}

/** A day as YYYY-MM-DD in the spec's format (section 9), the same wherever it is read. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
