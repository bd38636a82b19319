import { Surface } from '#haven/layout/Surface.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './RegionLoading.module.css';
import { Skeleton } from './Skeleton.tsx';

const lines = ['first', 'second', 'third', 'fourth'];

/** The place of what is on its way. */
export function RegionLoading({ what }: { readonly what: string }) {
  return (
    <Surface aria-busy className={styles['loading']}>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      {lines.map((line) => (
        <Skeleton key={line} height={40} />
      ))}
    </Surface>
  );
}
