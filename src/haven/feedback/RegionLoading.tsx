import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './RegionLoading.module.css';

const lines = ['first', 'second', 'third', 'fourth'];

/** The place of what is on its way. */
export function RegionLoading({ what }: { readonly what: string }) {
  return (
    <Card aria-busy className={styles['loading']}>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      {lines.map((line) => (
        <Skeleton key={line} height={40} />
      ))}
    </Card>
  );
}
