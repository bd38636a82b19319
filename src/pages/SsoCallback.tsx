import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { SsoOutcome } from '#features/ssoCallback/SsoOutcome.tsx';
import { useFlow } from '#session/useFlow.ts';

/** Where the identity provider sends people back to. */
export function SsoCallback() {
  const { state } = useFlow('ssoCallback');
  return (
    <AuthFrame state={state} line="Your offers, where you left them">
      <SsoOutcome />
    </AuthFrame>
  );
}
