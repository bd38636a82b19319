import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useLinkRequest } from '#session/useLinkRequest.ts';
import styles from './ForgottenPassword.module.css';

interface ForgottenPasswordProps {
  /** Asks for the address, and later for another mail. */
  readonly linkRequest: ReactNode;
}

const backToLogIn = (
  <Link variant="action" href={paths.login}>
    Back to log in
  </Link>
);

/** Asking for a link to change a password (screens 2.9). The answer is the same for every address. */
export function ForgottenPassword({ linkRequest }: ForgottenPasswordProps) {
  const request = useLinkRequest();
  const isAsking = request?.isIn('asking') !== false;
  useHeadingFocus(isAsking ? 'asking' : 'sent');
  if (isAsking) {
    return (
      <div className={styles['form']}>
        <h1 tabIndex={-1} className={styles['heading']}>
          Reset your password
        </h1>
        <p>Enter the email you log in with. We&apos;ll send a link.</p>
        {linkRequest}
        {backToLogIn}
      </div>
    );
  }
  return (
    <Outcome
      tone="info"
      title="Check your email"
      actions={linkRequest}
      links={
        <>
          <Link variant="action" onClick={() => request.send({ type: 'address.changeWanted' })}>
            Use a different email
          </Link>
          {backToLogIn}
        </>
      }
    >
      <p>
        If an account exists for <strong>{request.email}</strong>, a link is on its way. It expires in 60
        minutes.
      </p>
    </Outcome>
  );
}
