import { useOfferPress } from '#session/useOfferPress.ts';
import type { PartnerPageData } from './partnerPageData.ts';

/** Records what was pressed of the offer that a page is about. */
export function usePagePress({ partnerId, heading, offer }: PartnerPageData) {
  return useOfferPress({ partnerId, title: heading, category: offer.category.name }, 'partnerPage');
}
