import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './OfferGrid.module.css';
import { PartnerCardSkeleton } from './PartnerCardSkeleton.tsx';

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
