import { Example } from '#gallery/Example.tsx';
import { PasswordField } from './PasswordField.tsx';

export function Examples() {
  return (
    <>
      <Example title="Hidden, shown by its button">
        <PasswordField label="Password" defaultValue="Build-up-faster-1" autoComplete="off" />
      </Example>
      <Example title="Error">
        <PasswordField label="Password of the account" error="Enter your password" autoComplete="off" />
      </Example>
    </>
  );
}
