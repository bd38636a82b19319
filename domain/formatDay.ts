/** Formats a day, YYYY-MM-DD, as MM/DD/YYYY (spec section 9). */
export function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year}`;
}
