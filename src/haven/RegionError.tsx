import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './RegionError.module.css';
import { Surface } from './Surface.tsx';

interface RegionErrorProps {
  /** What could not be done: "We couldn't load partners." */
  readonly title: string;
  /** What the person has not lost. */
  readonly kept?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where a part of the page should be. */
export function RegionError({ title, kept, onRetry }: RegionErrorProps) {
  return (
    <Surface className={styles['region']}>
      <Icon name="error" className={styles['icon']} />
      <div role="alert">
        <p className={styles['title']}>{title}</p>
        {kept !== undefined && <p className={styles['kept']}>{kept}</p>}
      </div>
      <Button variant="tonal" onClick={onRetry}>
        Try again
      </Button>
    </Surface>
  );
}
