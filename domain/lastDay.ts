import { formatDate } from './dates.ts';
import { houseTimeZone } from './days.ts';

/** The last day of an offer as MM/DD/YYYY: that of the clocks it was published by, wherever it is read. */
export function formatLastDay(endsOn: string): string {
  return formatDate(endsOn, houseTimeZone);
}
