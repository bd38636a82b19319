/** Options of the spec's formats of dates and times (section 9). */
const date = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hour12: true } as const;

/** Formats an ISO 8601 instant as MM/DD/YYYY, in `timeZone` (IANA) or else the reader's. */
export function formatDate(instant: string, timeZone?: string): string {
  return new Date(instant).toLocaleDateString('en-US', { ...date, timeZone });
}

/** Formats milliseconds since 1970 as hh:mm A, in `timeZone` (IANA) or else the reader's. */
export function formatTime(instant: number, timeZone?: string): string {
  // Some browsers put a narrow space before AM and PM.
  return new Date(instant).toLocaleTimeString('en-US', { ...time, timeZone }).replace('\u202f', ' ');
}
