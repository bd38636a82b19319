import type { ReactNode } from 'react';
import { homeOf } from '#domain/access.ts';
import { failureWords } from '#domain/failureWords.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { Spinner } from '#haven/feedback/Spinner.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useFlow } from '#session/useFlow.ts';
import { useViewer } from '#session/useViewer.ts';

interface VerificationOutcomeProps {
  /** Asks for another mail. */
  readonly newLink: ReactNode;
  readonly newInvitation: ReactNode;
}

/** What came of confirming an address, and the way on (screens 2.5). */
export function VerificationOutcome({ newLink, newInvitation }: VerificationOutcomeProps) {
  const { state, email, failure, send } = useFlow('verification');
  const { kind } = useViewer();
  const name = typeof state === 'string' ? state : 'confirming';
  useHeadingFocus(name, 'confirming');
  const onward = (
    <Button size="large" href={kind === 'visitor' ? paths.login : homeOf(kind)}>
      {kind === 'visitor' ? 'Log in' : 'Go to home'}
    </Button>
  );
  const confirmButton = (
    <Button size="large" onClick={() => send({ type: 'confirm.pressed' })}>
      Confirm my email
    </Button>
  );
  switch (name) {
    case 'confirmed':
      return (
        <Outcome tone="success" title="Your email is confirmed" actions={onward}>
          <p>You can log in now.</p>
        </Outcome>
      );
    case 'used':
      return (
        <Outcome
          tone="success"
          title="This email is already confirmed"
          actions={onward}
          links={
            kind === 'visitor' ? (
              <Link variant="action" href={paths.forgotPassword}>
                Forgot password?
              </Link>
            ) : undefined
          }
        >
          <p>A link works once, and this one has been used.</p>
          {kind === 'visitor' && (
            <p>
              If you registered in another browser and your password isn&apos;t accepted here, choose a new
              one.
            </p>
          )}
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome tone="warning" title="This link has expired" actions={newLink}>
          <p>Links work for 24 hours. A new one comes to the same address.</p>
        </Outcome>
      );
    case 'superseded':
      return (
        <Outcome tone="info" title="There is a newer link" actions={newLink}>
          <p>We sent you a newer link. Use the latest email, or have another one sent.</p>
        </Outcome>
      );
    case 'incomplete':
      return (
        <Outcome tone="error" title="This link isn't complete" actions={onward}>
          <p>Copy the whole link from your email, or log in to get another one.</p>
        </Outcome>
      );
    case 'invitationOver':
      return (
        <Outcome tone="warning" title="This link can no longer be used" actions={newInvitation}>
          <p>{failure?.message}</p>
        </Outcome>
      );
    case 'unconfirmed':
      return (
        <Outcome tone="info" title="Confirm your email first" actions={newLink}>
          <p>
            Open the link that we sent to <strong>{email}</strong>, then log in. If you can&apos;t find it, we
            send another one.
          </p>
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome
          tone="error"
          title="We couldn't confirm your email"
          actions={
            <Button size="large" onClick={() => send({ type: 'confirm.pressed' })}>
              Try again
            </Button>
          }
        >
          {failure && failureWords(failure).map((line) => <p key={line}>{line}</p>)}
        </Outcome>
      );
    case 'opening':
    case 'confirming':
    case 'leaving':
    default:
      return (
        <Outcome
          tone="info"
          title="Verifying your account"
          {...(typeof state === 'object' && state.confirming === 'slow' && { actions: confirmButton })}
        >
          <Spinner size="large" label="Confirming your email…" />
        </Outcome>
      );
  }
}
