import { lazy, Suspense } from 'react';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferGrid.module.css';
import { OffersLoading } from './OffersLoading.tsx';
import type { ShownOffer } from './selectOffers.ts';

interface OfferCardsProps {
  readonly offers: readonly ShownOffer[];
}

/** Up to so many are all in the page, where the browser's own search and screen readers find every one. */
const drawnAtOnce = 100;

/** Comes with what few companies need. Where its code cannot be had, drawing all of them is slow and works. */
const ManyOffers = lazy(() =>
  import('./ManyOffers.tsx').then(
    ({ ManyOffers }) => ({ default: ManyOffers }),
    () => ({ default: EveryOffer }),
  ),
);

/** The cards of the offers, at most as many at a time as a page bears (performance, section 6). */
export function OfferCards({ offers }: OfferCardsProps) {
  if (offers.length <= drawnAtOnce) return <EveryOffer offers={offers} />;
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
