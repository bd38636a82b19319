import { Link } from '#haven/actions/Link.tsx';
import { useRuntime } from '#session/runtime.ts';
import styles from './ReturnLink.module.css';

/** Link back to the site from which the person came, if it is configured (requirements 2.8). */
export function ReturnLink() {
  const { returnTo: address } = useRuntime();
  if (address === null) return null;
  return (
    <Link href={address} color="inherit" underline="none" sameTab className={styles['link']}>
      Return to previous screen
    </Link>
  );
}
