import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './OfferGrid.module.css';
import { PartnerCardSkeleton } from './PartnerCardSkeleton.tsx';

export function OffersLoading() {
  return (
    <div className={styles['grid']} aria-busy>
      <VisuallyHidden>Loading partners</VisuallyHidden>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <PartnerCardSkeleton key={key} />
      ))}
    </div>
  );
}
