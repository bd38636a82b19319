import { formatDate, formatTime } from './dates.ts';

/** Formats an ISO 8601 instant as MM/DD/YYYY hh:mm A, in `timeZone` (IANA) or else the reader's. */
export function formatDateTime(instant: string, timeZone?: string): string {
  return `${formatDate(instant, timeZone)} ${formatTime(Date.parse(instant), timeZone)}`;
}
