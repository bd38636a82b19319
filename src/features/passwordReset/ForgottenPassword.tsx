import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useLinkRequest } from '#session/useLinkRequest.ts';

const backToLogIn = (
  <Link variant="action" href={paths.login} sx={{ alignSelf: 'flex-start' }}>
    Back to log in
  </Link>
);

/** Page that requests a password link by `linkRequest` (screens 2.9); does not reveal whether the account exists. */
export function ForgottenPassword({ linkRequest }: { readonly linkRequest: ReactNode }) {
  const request = useLinkRequest();
  const isAsking = request?.isIn('asking') !== false;
  useHeadingFocus(isAsking ? 'asking' : 'sent');
  if (isAsking) {
    return (
      <Stack spacing={5}>
        <Typography component="h1" variant="h2" tabIndex={-1}>
          Reset your password
        </Typography>
        <p>Enter the email you log in with. We&apos;ll send a link.</p>
        {linkRequest}
        {backToLogIn}
      </Stack>
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
