import { useNavigation } from 'react-router-dom';
import { Spinner } from '#haven/feedback/Spinner.tsx';
import styles from './NavigationOverlay.module.css';

/** A spinner over the current page while the next one loads, if that takes a moment (screens 2.1.2). */
export function NavigationOverlay() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={styles['place']}>
      <Spinner size="large" />
    </div>
  );
}
