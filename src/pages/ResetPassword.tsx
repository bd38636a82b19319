import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { LinkRequest } from '#features/linkRequest/LinkRequest.tsx';
import { NewPassword } from '#features/passwordReset/NewPassword.tsx';
import { useFlow } from '#session/useFlow.ts';

export function ResetPassword() {
  const { state } = useFlow('resetPassword');
  return (
    <AuthFrame state={state} line="Back on site in a minute">
      <NewPassword newLink={<LinkRequest send="Send a new link" sendAgain="Send another link" />} />
    </AuthFrame>
  );
}
