import { DimensionLine } from '#haven/drawing/DimensionLine.tsx';
import styles from './PartnerCardSkeleton.module.css';

/** The place of a partner card while it loads, in the card's exact measures. */
export function PartnerCardSkeleton() {
  return (
    <div aria-hidden="true" className={styles['card']}>
      <div className={styles['head']}>
        <span className={styles['monogram']} />
        <span className={styles['title']} />
        <span className={styles['meta']} />
      </div>
      <div className={styles['benefit']}>
        <span className={styles['line']} />
        <span className={styles['lastLine']} />
      </div>
      <DimensionLine className={styles['value']}>
        <span className={styles['amount']} />
      </DimensionLine>
      <div className={styles['actions']}>
        <span className={styles['button']} />
        <span className={styles['link']} />
      </div>
    </div>
  );
}
