/** Formats of the spec (section 9), in the reader's time zone unless another one (IANA) is given. */
const date = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hour12: true } as const;

/** Formats an ISO 8601 instant as MM/DD/YYYY. */
export function formatDate(instant: string, timeZone?: string): string {
  return new Date(instant).toLocaleDateString('en-US', { ...date, timeZone });
}

/** Formats milliseconds since 1970 as hh:mm A. */
export function formatTime(instant: number, timeZone?: string): string {
  // Some browsers put a narrow space before AM and PM.
  return new Date(instant).toLocaleTimeString('en-US', { ...time, timeZone }).replace('\u202f', ' ');
}
