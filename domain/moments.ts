import { formatDateTime } from './dateTime.ts';

/**
 * An ISO 8601 instant as "Wednesday, 12/02/2026 09:00 AM CST", by the clocks of a zone of the IANA database: whoever
 * plans to be there needs the weekday, and readers elsewhere the zone.
 */
export function formatMoment(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(instant));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('weekday')}, ${formatDateTime(instant, timeZone)} ${read('timeZoneName')}`;
}

/** The same instant as "Wednesday, 12/02/2026 05:00 PM UTC". */
export function formatInUtc(instant: string): string {
  return formatMoment(instant, 'UTC');
}

/** Whether a zone's clocks name UTC at that instant, which then need not be told beside them. */
export function isReadInUtc(instant: string, timeZone: string): boolean {
  return formatMoment(instant, timeZone) === formatInUtc(instant);
}
