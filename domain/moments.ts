import { formatDateTime } from './dateTime.ts';

/** Formats an ISO 8601 instant with the zone's abbreviation, as "Wednesday, 12/02/2026 09:00 AM CST". */
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

/** Formats an ISO 8601 instant as "Wednesday, 12/02/2026 05:00 PM UTC". */
export function formatInUtc(instant: string): string {
  return formatMoment(instant, 'UTC');
}

/** Whether an ISO 8601 instant has the same text in the time zone and in UTC, so that one text is enough. */
export function isSameInUtc(instant: string, timeZone: string): boolean {
  return formatMoment(instant, timeZone) === formatInUtc(instant);
}
