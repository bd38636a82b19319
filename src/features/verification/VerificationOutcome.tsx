import type { ComponentProps, ReactNode } from 'react';
import { homePathOf } from '#domain/access.ts';
import { failureLines } from '#domain/failureWords.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { Spinner } from '#haven/feedback/Spinner.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useFlow } from '#session/useFlow.ts';
import { useViewer } from '#session/useViewer.ts';

interface VerificationOutcomeProps {
  readonly newLink: ReactNode;
  readonly newInvitation: ReactNode;
}

/** Page that says whether an email was confirmed (screens 2.5). `newLink` and `newInvitation` request another mail. */
export function VerificationOutcome({ newLink, newInvitation }: VerificationOutcomeProps) {
  const { state, email, failure, send } = useFlow('verification');
  const { kind } = useViewer();
  const name = typeof state === 'string' ? state : 'confirming';
  useHeadingFocus(name, 'confirming');
  const onward = (
    <Button size="large" href={kind === 'visitor' ? paths.login : homePathOf(kind)}>
      {kind === 'visitor' ? 'Log in' : 'Go to home'}
    </Button>
  );
  const confirmButton = (label: string) => (
    <Button size="large" onClick={() => send({ type: 'confirm.pressed' })}>
      {label}
    </Button>
  );
  const outcomes: Partial<Record<typeof name, ComponentProps<typeof Outcome>>> = {
    confirmed: {
      tone: 'success',
      title: 'Your email is confirmed',
      actions: onward,
      children: <p>You can log in now.</p>,
    },
    used: {
      tone: 'success',
      title: 'This email is already confirmed',
      actions: onward,
      links:
        kind === 'visitor' ? (
          <Link variant="action" href={paths.forgotPassword}>
            Forgot password?
          </Link>
        ) : undefined,
      children: (
        <>
          <p>A link works once, and this one has been used.</p>
          {kind === 'visitor' && (
            <p>
              If you registered in another browser and your password isn&apos;t accepted here, choose a new
              one.
            </p>
          )}
        </>
      ),
    },
    expired: {
      tone: 'warning',
      title: 'This link has expired',
      actions: newLink,
      children: <p>Links work for 24 hours. A new one comes to the same address.</p>,
    },
    superseded: {
      tone: 'info',
      title: 'There is a newer link',
      actions: newLink,
      children: <p>We sent you a newer link. Use the latest email, or have another one sent.</p>,
    },
    incomplete: {
      tone: 'error',
      title: "This link isn't complete",
      actions: onward,
      children: <p>Copy the whole link from your email, or log in to get another one.</p>,
    },
    invitationOver: {
      tone: 'warning',
      title: 'This link can no longer be used',
      actions: newInvitation,
      children: <p>{failure?.message}</p>,
    },
    unconfirmed: {
      tone: 'info',
      title: 'Confirm your email first',
      actions: newLink,
      children: (
        <p>
          Open the link that we sent to <strong>{email}</strong>, then log in. If you can&apos;t find it, we
          send another one.
        </p>
      ),
    },
    failed: {
      tone: 'error',
      title: "We couldn't confirm your email",
      actions: confirmButton('Try again'),
      children: failure && failureLines(failure).map((line) => <p key={line}>{line}</p>),
    },
  };
  const outcome = outcomes[name];
  if (outcome) return <Outcome {...outcome} />;
  const isSlow = typeof state === 'object' && state.confirming === 'slow';
  return (
    <Outcome
      tone="info"
      title="Verifying your account"
      {...(isSlow && { actions: confirmButton('Confirm my email') })}
    >
      <Spinner size="large" label="Confirming your email…" />
    </Outcome>
  );
}
