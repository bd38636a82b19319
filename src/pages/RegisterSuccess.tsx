import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { LinkRequest } from '#features/linkRequest/LinkRequest.tsx';
import { RegistrationSuccess } from '#features/registration/RegistrationSuccess.tsx';
import { useFlow } from '#session/useFlow.ts';

export function RegisterSuccess() {
  const { state } = useFlow('registration');
  return (
    <AuthFrame state={state} line="One more step: your email">
      <RegistrationSuccess resend={<LinkRequest send="Send a new link" />} />
    </AuthFrame>
  );
}
