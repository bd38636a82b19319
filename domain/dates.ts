/** The spec's formats (section 9), in the reader's own time zone unless another is named (IANA). */
const date = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hour12: true } as const;

/** An ISO 8601 instant as MM/DD/YYYY. */
export function formatDate(instant: string, timeZone?: string): string {
  return new Date(instant).toLocaleDateString('en-US', { ...date, timeZone });
}

/** Milliseconds since 1970 as hh:mm A. */
export function formatTime(instant: number, timeZone?: string): string {
  // Some browsers put a narrow space before AM and PM.
  return new Date(instant).toLocaleTimeString('en-US', { ...time, timeZone }).replace('\u202f', ' ');
}
