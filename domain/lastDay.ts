import { formatDate } from './dates.ts';
import { marketplaceTimeZone } from './days.ts';

/** Formats the end of an offer (ISO 8601) as MM/DD/YYYY in the marketplace's time zone, not the reader's. */
export function formatOfferLastDay(endsOn: string): string {
  return formatDate(endsOn, marketplaceTimeZone);
}
