import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { SsoOutcome } from '#features/ssoCallback/SsoOutcome.tsx';
import { useFlow } from '#session/useFlow.ts';

/** The page to which the identity provider returns people. */
export function SsoCallback() {
  const { state } = useFlow('ssoCallback');
  return (
    <AuthFrame state={state} line="Your offers, where you left them">
      <SsoOutcome />
    </AuthFrame>
  );
}
