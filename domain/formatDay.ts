/** A day of the calendar, YYYY-MM-DD, as people read it: MM/DD/YYYY (spec section 9). */
export function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year}`;
}
