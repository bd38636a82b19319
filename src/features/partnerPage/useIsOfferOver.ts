import { useState } from 'react';
import type { PartnerPageData } from './partnerPageData.ts';

/** Whether the offer had ended when its page was opened. */
export function useIsOfferOver({ endsOn }: PartnerPageData['offer']): boolean {
  const [now] = useState(() => Date.now());
  return endsOn !== null && Date.parse(endsOn) <= now;
}
