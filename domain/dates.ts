/** The spec's date format (section 9), in the reader's own time zone. */
const dateFormat = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });

/** An ISO 8601 instant as MM/DD/YYYY. */
export function formatDate(instant: string): string {
  return dateFormat.format(new Date(instant));
}

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true });

/** Milliseconds since 1970 as hh:mm A. */
export function formatTime(instant: number): string {
  return timeFormat.format(instant);
}
