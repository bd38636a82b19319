import { Skeleton } from '#haven/Skeleton.tsx';
import { Surface } from '#haven/Surface.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import styles from './PartnerPageView.module.css';

/** Holds the place of what the page says. */
export function PartnerPageSkeleton() {
  return (
    <div className={styles['body']} aria-busy>
      <VisuallyHidden>Loading the offer</VisuallyHidden>
      <Surface padding="form" className={styles['skeleton']}>
        <Skeleton height={32} width={220} />
        <Skeleton height={160} />
        <Skeleton height={32} width={220} />
        <Skeleton height={240} />
      </Surface>
      <Surface padding="form" className={styles['skeleton']}>
        <Skeleton height={24} width={160} />
        <Skeleton height={200} />
      </Surface>
    </div>
  );
}
