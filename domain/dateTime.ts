import { formatDate, formatTime } from './dates.ts';

/** Formats an ISO 8601 instant as MM/DD/YYYY hh:mm A. */
export function formatDateTime(instant: string, timeZone?: string): string {
  return `${formatDate(instant, timeZone)} ${formatTime(Date.parse(instant), timeZone)}`;
}
