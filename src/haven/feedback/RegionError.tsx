import Card from '@mui/material/Card';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './RegionError.module.css';

interface RegionErrorProps {
  /** What could not be done: "We couldn't load partners." */
  readonly title: string;
  /** Why, in words for the person. */
  readonly cause?: string | undefined;
  /** What support finds the failure by; empty where there is none. */
  readonly reference?: string | undefined;
  /** What the person has not lost. */
  readonly kept?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where a part of the page should be. */
export function RegionError({ title, cause, reference, kept, onRetry }: RegionErrorProps) {
  return (
    <Card className={styles['region']}>
      <Icon name="error" className={styles['icon']} />
      <div role="alert">
        <p className={styles['title']}>{title}</p>
        {cause !== undefined && <p className={styles['cause']}>{cause}</p>}
        {kept !== undefined && <p className={styles['kept']}>{kept}</p>}
      </div>
      {reference !== undefined && reference !== '' && (
        <p className={styles['reference']}>Reference for support: {reference}</p>
      )}
      <Button color="tonal" onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
