import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { LinkRequest } from '#features/linkRequest/LinkRequest.tsx';
import { ForgottenPassword } from '#features/passwordReset/ForgottenPassword.tsx';
import { useFlow } from '#session/useFlow.ts';

export function ForgotPassword() {
  const { state } = useFlow('forgotPassword');
  return (
    <AuthFrame state={state} line="Back on site in a minute">
      <ForgottenPassword linkRequest={<LinkRequest send="Send link" />} />
    </AuthFrame>
  );
}
