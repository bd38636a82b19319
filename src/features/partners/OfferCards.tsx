import { lazy, Suspense } from 'react';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferGrid.module.css';
import { OffersLoading } from './OffersLoading.tsx';
import type { ShownOffer } from './selectOffers.ts';

interface OfferCardsProps {
  readonly offers: readonly ShownOffer[];
}

/** Largest number of offers that are rendered together, so that the browser's search and screen readers find all. */
const largestGrid = 100;

/** Virtualized grid that loads lazily, since few companies need it; if its code fails to load, `EveryOffer` (slow). */
const VirtualizedOffers = lazy(() =>
  import('./VirtualizedOffers.tsx').then(
    ({ VirtualizedOffers: component }) => ({ default: component }),
    () => ({ default: EveryOffer }),
  ),
);

/** Offers as cards; of more than `largestGrid`, only the cards near the viewport (performance, section 6). */
export function OfferCards({ offers }: OfferCardsProps) {
  if (offers.length <= largestGrid) return <EveryOffer offers={offers} />;
  return (
    <Suspense fallback={<OffersLoading />}>
      <VirtualizedOffers offers={offers} />
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
