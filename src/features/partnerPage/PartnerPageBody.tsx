import { OfferFacts } from './OfferFacts.tsx';
import { PartnerCopy } from './PartnerCopy.tsx';
import type { PartnerPageData } from './partnerPageData.ts';
import styles from './PartnerPageView.module.css';

/** What a page says under its hero: the offer, and what is good to know of it. */
export function PartnerPageBody({ page }: { readonly page: PartnerPageData }) {
  return (
    <div className={styles['body']}>
      <PartnerCopy page={page} />
      <OfferFacts page={page} />
    </div>
  );
}
