import { Link } from '#haven/Link.tsx';
import { useReturnTo } from '#session/useReturnTo.ts';
import styles from './ReturnLink.module.css';

/** Back to the configured site that the person came from (requirements 2.8). */
export function ReturnLink() {
  const address = useReturnTo();
  if (address === null) return null;
  return (
    <Link href={address} variant="plain" sameTab className={styles['link']}>
      Return to previous screen
    </Link>
  );
}
