import { paths } from '#domain/paths.ts';
import { logInPathReturningTo } from '#domain/returnUrl.ts';
import { Link } from '#haven/actions/Link.tsx';
import { useFlow } from '#session/useFlow.ts';
import styles from './LogInLink.module.css';

/** Link from the registration to the log-in page; after the log-in, the offer that the person wanted opens. */
export function LogInLink() {
  const { wantedPath } = useFlow('registration').answers;
  return (
    <div className={styles['logIn']}>
      <span className={styles['question']}>Already have an account?</span>
      <Link
        color="inherit"
        underline="none"
        className={styles['link']}
        href={wantedPath ? logInPathReturningTo(wantedPath) : paths.login}
      >
        Log in
      </Link>
    </div>
  );
}
