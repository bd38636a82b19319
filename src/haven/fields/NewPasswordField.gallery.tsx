import { passwordHint, passwordStrength } from '#domain/newPassword.ts';
import { Example } from '#gallery/Example.tsx';
import { NewPasswordField, PasswordStrength } from './PasswordField.tsx';

export function Examples() {
  return (
    <>
      <Example title="Tells how good it is while it is typed">
        <NewPasswordField
          label="Password"
          hint={passwordHint}
          strengthOf={(typed) => passwordStrength(typed, {})}
        />
      </Example>
      <Example title="How good">
        <PasswordStrength id="weak" strength="Weak" />
        <PasswordStrength id="fair" strength="Fair" />
        <PasswordStrength id="strong" strength="Strong" />
      </Example>
      <Example title="Error">
        <NewPasswordField
          label="New password"
          error="Enter at least 8 characters"
          strengthOf={() => 'Weak'}
        />
      </Example>
    </>
  );
}
