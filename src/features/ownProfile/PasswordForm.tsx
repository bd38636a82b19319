import Typography from '@mui/material/Typography';
import { brand } from '#domain/brand.ts';
import { createRefusal } from '#domain/failureWords.ts';
import { passwordHint, passwordStrength } from '#domain/newPassword.ts';
import { ownProfileLabels as labels, passwordChangeSchema } from '#domain/ownProfile.ts';
import type { OwnProfileQuery } from '#graphql/profileHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { NewPasswordField, PasswordField } from '#haven/fields/PasswordField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useFlow } from '#session/useFlow.ts';
import { useViewer } from '#session/useViewer.ts';

const empty = { oldPassword: '', password: '' };

/** Form that changes the password; for a person without a password, a text that explains how to get one. */
export function PasswordForm({ person }: { readonly person: OwnProfileQuery['ownProfile'] }) {
  const { userInfo } = useViewer();
  const { act, isBusy, failure, send } = useFlow('ownProfile');
  const { field, submit, errorSummary } = useValidatedForm(passwordChangeSchema, empty, {
    onValues: () => send({ type: 'form.typed', form: 'password' }),
    isBusy,
    refusal: act === 'password' ? createRefusal(failure) : undefined,
  });
  const isChanging = isBusy && act === 'password';
  const owner = { email: person.email, companyName: userInfo?.customer?.customerName };

  if (!person.hasPassword) {
    return (
      <Typography variant="body2" color="textSecondary">
        You log in with {brand.singleSignOnName}, and have no password here. To get one, log out and press
        &ldquo;Forgot password?&rdquo; on the log-in page.
      </Typography>
    );
  }
  return (
    <form noValidate onSubmit={submit((change) => send({ type: 'password.submitted', change }))}>
      <FormFields>
        <Typography variant="body2" color="textSecondary">
          A new password logs you out on every other device. You stay logged in here, and we email you about
          the change.
        </Typography>
        <ErrorSummary {...errorSummary} />
        {/* Password managers save the new password for this user name. */}
        <input type="text" name="username" autoComplete="username" value={person.email} readOnly hidden />
        <PasswordField
          label={labels.oldPassword}
          autoComplete="current-password"
          aria-required
          {...field('oldPassword')}
        />
        <NewPasswordField
          label={labels.password}
          hint={passwordHint}
          aria-required
          strengthOf={(password) => passwordStrength(password, owner)}
          {...field('password')}
        />
      </FormFields>
      <FormActions>
        <Button type="submit" color="tonal" size="large" busy={isChanging}>
          {isChanging ? 'Changing…' : 'Change password'}
        </Button>
      </FormActions>
    </form>
  );
}
