import { PartnerCardSkeleton } from '#haven/data/PartnerCardSkeleton.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './OfferGrid.module.css';

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The place of the offers while they are on their way. */
export function OffersLoading() {
  return (
    <div className={styles['grid']} aria-busy>
      <VisuallyHidden>Loading partners</VisuallyHidden>
      {skeletons.map((key) => (
        <PartnerCardSkeleton key={key} />
      ))}
    </div>
  );
}
