import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useRuntime } from '#session/runtime.ts';
import { useLocationState } from '#session/useLocationState.ts';
import { useLinkRequest } from '#session/useLinkRequest.ts';
import { useFlow } from '#session/useFlow.ts';

/** Page after a registration, with the address that we mailed the link to; `resend` requests another (screens 2.4). */
export function RegistrationSuccess({ resend }: { readonly resend: ReactNode }) {
  const { areAffiliatesReviewed } = useRuntime();
  const { email, send } = useFlow('registration');
  const { isUnderReview = false } = useLocationState();
  const request = useLinkRequest();
  const address = request?.email ?? email;
  const isKnown = request?.isIn('known') === true && address !== null;
  useHeadingFocus(isKnown || (!request && email !== null) ? 'sent' : 'asking');
  return (
    <Outcome
      tone="info"
      title="Check your email"
      actions={resend}
      links={
        isKnown ? (
          <>
            <Link variant="action" onClick={() => send({ type: 'address.changeWanted' })}>
              Use a different email
            </Link>
            <span>Not there? Look in your spam folder.</span>
          </>
        ) : (
          <span>
            Registered with a wrong address?{' '}
            <Link variant="action" href={paths.register}>
              Register again
            </Link>
          </span>
        )
      }
    >
      {isKnown ? (
        <p>
          {address === email ? 'We sent a link to ' : 'If you registered with '}
          <strong>{address}</strong>
          {address === email ? '' : ', a new link is on its way'}. It works once and expires in 24 hours.
        </p>
      ) : (
        <p>If you just registered, check your inbox. To get another link, tell us your email.</p>
      )}
      {isUnderReview && areAffiliatesReviewed && (
        <Alert severity="info">We review affiliate applications within 2 business days.</Alert>
      )}
    </Outcome>
  );
}
