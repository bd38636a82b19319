import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { maskEmail } from '#domain/emailAddress.ts';
import { failureLines, createRefusal } from '#domain/failureWords.ts';
import { linkFaults } from '#domain/link.ts';
import { newPasswordSchema, passwordHint, passwordStrength } from '#domain/newPassword.ts';
import { paths } from '#domain/paths.ts';
import { registrationLabels as labels } from '#domain/registration.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { NewPasswordField } from '#haven/fields/PasswordField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useFlow } from '#session/useFlow.ts';

const schema = v.object({ password: newPasswordSchema });

/** Page that the link in a mail opens, with a form for a new password (screens 2.10). `newLink` requests a new link. */
export function NewPassword({ newLink }: { readonly newLink: ReactNode }) {
  const { state, hasTag, fault, failure, send } = useFlow('resetPassword');
  useHeadingFocus(hasTag('form') ? 'choosing' : state, 'choosing');
  if (state === 'over') {
    return (
      <Outcome tone="warning" title="This link can no longer be used" actions={newLink}>
        <p>{fault && linkFaults[fault]} Links to change a password work once, for 60 minutes.</p>
      </Outcome>
    );
  }
  if (state === 'incomplete') {
    return (
      <Outcome
        tone="error"
        title="This link isn't complete"
        actions={
          <Button size="large" href={paths.forgotPassword}>
            Send a new link
          </Button>
        }
      >
        <p>Copy the whole link from your email, or have a new one sent.</p>
      </Outcome>
    );
  }
  if (state === 'failed') {
    return (
      <Outcome
        tone="error"
        title="We couldn't check your link"
        actions={
          <Button size="large" onClick={() => send({ type: 'retry.pressed' })}>
            Try again
          </Button>
        }
      >
        {failure && failureLines(failure).map((line) => <p key={line}>{line}</p>)}
      </Outcome>
    );
  }
  return <NewPasswordForm />;
}

function NewPasswordForm() {
  const { state, isBusy, owner, failure, send } = useFlow('resetPassword');
  const options = { isBusy, refusal: createRefusal(failure) };
  const { field, submit, errorSummary } = useValidatedForm(schema, { password: '' }, options);

  return (
    <Stack spacing={5}>
      <Typography component="h1" variant="h2" tabIndex={-1}>
        Create a new password
      </Typography>
      {state === 'checking' ? (
        <>
          <Skeleton width="60%" height={24} />
          <Stack spacing={2}>
            <Skeleton width="40%" height={20} />
            <Skeleton width="90%" height={20} />
            <Skeleton height={44} />
          </Stack>
          <Skeleton height={44} />
        </>
      ) : (
        <>
          <p>
            For <strong>{maskEmail(owner ?? '')}</strong>
          </p>
          <Stack
            component="form"
            method="post"
            noValidate
            spacing={5}
            onSubmit={submit(({ password }) => send({ type: 'password.submitted', password }))}
          >
            <ErrorSummary {...errorSummary} />
            {/* Password managers save the new password for this user name. */}
            <input type="text" name="username" autoComplete="username" value={owner ?? ''} readOnly hidden />
            <NewPasswordField
              label={labels.password}
              hint={passwordHint}
              aria-required
              strengthOf={(password) => passwordStrength(password, { email: owner ?? '' })}
              {...field('password')}
            />
            <Button type="submit" size="large" fullWidth busy={isBusy}>
              {isBusy ? 'Saving…' : 'Save password'}
            </Button>
          </Stack>
        </>
      )}
      <Link variant="action" href={paths.login} sx={{ alignSelf: 'flex-start' }}>
        Back to log in
      </Link>
    </Stack>
  );
}
