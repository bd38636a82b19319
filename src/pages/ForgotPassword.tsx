import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { LinkRequest } from '#features/linkRequest/LinkRequest.tsx';
import { ForgottenPassword } from '#features/passwordReset/ForgottenPassword.tsx';
import { usePasswordReset } from '#session/usePasswordReset.ts';

export function ForgotPassword() {
  const { state } = usePasswordReset();
  return (
    <AuthFrame state={state} line="Back on site in a minute">
      <ForgottenPassword linkRequest={<LinkRequest send="Send link" />} />
    </AuthFrame>
  );
}
