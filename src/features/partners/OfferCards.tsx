import { lazy, Suspense } from 'react';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferGrid.module.css';
import { OffersLoading } from './OffersLoading.tsx';
import type { ShownOffer } from './selectOffers.ts';

interface OfferCardsProps {
  readonly offers: readonly ShownOffer[];
}

/** Maximum number of offers that are all rendered, so that the browser's search and screen readers find all. */
const largestGrid = 100;

/** Loads lazily, since few companies need it; if that fails, all offers are rendered, which is slow but works. */
const ManyOffers = lazy(() =>
  import('./ManyOffers.tsx').then(
    ({ ManyOffers }) => ({ default: ManyOffers }),
    () => ({ default: EveryOffer }),
  ),
);

/** The offers as cards; of a long list only those near the visible part (performance, section 6). */
export function OfferCards({ offers }: OfferCardsProps) {
  if (offers.length <= largestGrid) return <EveryOffer offers={offers} />;
  return (
    <Suspense fallback={<OffersLoading />}>
      <ManyOffers offers={offers} />
    </Suspense>
  );
}

function EveryOffer({ offers }: OfferCardsProps) {
  return (
    <div className={styles['grid']}>
      {offers.map((offer) => (
        <OfferCard key={offer.partner.id} offer={offer} />
      ))}
    </div>
  );
}
