import { paths } from '#domain/paths.ts';
import { Link } from '#haven/Link.tsx';
import styles from './HaveAccount.module.css';

/** The way to log in for whoever came to register and need not. */
export function HaveAccount() {
  return (
    <div className={styles['logIn']}>
      <span className={styles['question']}>Already have an account?</span>
      <Link variant="plain" className={styles['link']} href={paths.login}>
        Log in
      </Link>
    </div>
  );
}
