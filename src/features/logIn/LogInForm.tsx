import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { credentialsSchema } from '#domain/credentials.ts';
import { createRefusal } from '#domain/failureWords.ts';
import { paths } from '#domain/paths.ts';
import { ssoLoginPath } from '#domain/singleSignOn.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { PasswordField } from '#haven/fields/PasswordField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useRuntime } from '#session/runtime.ts';
import { useLocationState } from '#session/useLocationState.ts';
import styles from './LogInForm.module.css';
import { useLogIn } from './useLogIn.ts';

/** Returns the address of single sign-on; adds the current page's `ReturnUrl` if the address is our own route. */
function ssoLogInReturningTo(ssoLoginUrl: string, search: string): string {
  const returnUrl = new URLSearchParams(search).get('ReturnUrl');
  return ssoLoginUrl === ssoLoginPath && returnUrl !== null
    ? `${ssoLoginPath}?${new URLSearchParams({ ReturnUrl: returnUrl }).toString()}`
    : ssoLoginUrl;
}

/** Returns an alert for a person whose password was changed or whose session has ended; otherwise null. */
function useRedirectMessage() {
  const { reason } = useLocationState();
  const query = new URLSearchParams(useLocation().search);
  if (query.get('reset') === '1') {
    return <Alert severity="success">Password changed. Log in with your new password.</Alert>;
  }
  return reason === 'sessionEnded' || query.get('reason') === 'expired' ? (
    <Alert severity="info">You&apos;ve been logged out because your session ended.</Alert>
  ) : null;
}

/** Form for the log-in with email and password (screens 2.8). Wrong credentials clear only the password. */
export function LogInForm() {
  const { preloadSignedIn, ssoLoginUrl, isSessionLasting } = useRuntime();
  const { busy, failure, submit: logIn } = useLogIn();
  const { email = '' } = useLocationState();
  const { form, field, submit, errorSummary } = useValidatedForm(
    credentialsSchema,
    { email, password: '', remember: false },
    { isBusy: busy, refusal: createRefusal(failure, { instead: ' or reset your password' }) },
  );
  const { resetField } = form;
  const { search } = useLocation();
  const message = useRedirectMessage();

  useEffect(() => {
    if (failure?.code === 'INVALID_CREDENTIALS') resetField('password');
  }, [failure, resetField]);

  return (
    <Stack
      component="form"
      method="post"
      noValidate
      spacing={5}
      sx={{ alignItems: 'flex-start', '& > div': { width: '100%' } }}
      onSubmit={submit(logIn)}
    >
      <Typography component="h1" variant="h2" tabIndex={-1}>
        Log in
      </Typography>
      {failure === null && message}
      <ErrorSummary {...errorSummary} />
      {!isSessionLasting && (
        <Alert severity="info">
          This browser keeps no data for this site, so you stay logged in only until you reload or close this
          tab.
        </Alert>
      )}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        onFocus={preloadSignedIn}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aria-required
        onFocus={preloadSignedIn}
        {...field('password')}
      />
      {isSessionLasting && <Checkbox label="Keep me logged in on this device" {...field('remember')} />}
      <Button type="submit" size="large" fullWidth busy={busy}>
        {busy ? 'Logging in…' : 'Log in'}
      </Button>
      <Link variant="action" href={paths.forgotPassword}>
        Forgot password?
      </Link>
      {ssoLoginUrl !== null && (
        <>
          <div className={styles['or']}>or</div>
          <Button
            variant="outlined"
            size="large"
            fullWidth
            href={ssoLogInReturningTo(ssoLoginUrl, search)}
            sameTab
          >
            Continue with {brand.singleSignOnName}
          </Button>
        </>
      )}
    </Stack>
  );
}
