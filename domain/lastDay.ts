import { formatDate } from './dates.ts';
import { marketplaceTimeZone } from './days.ts';

/** Formats the last day of an offer as MM/DD/YYYY in the marketplace's time zone, not the reader's. */
export function formatLastDay(endsOn: string): string {
  return formatDate(endsOn, marketplaceTimeZone);
}
