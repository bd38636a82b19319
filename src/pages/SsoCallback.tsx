import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { SsoOutcome } from '#features/ssoCallback/SsoOutcome.tsx';
import { useSsoCallback } from '#session/useSsoCallback.ts';

/** Where the identity provider sends people back to. */
export function SsoCallback() {
  const { state } = useSsoCallback();
  return (
    <AuthFrame state={state} line="Your offers, where you left them">
      <SsoOutcome />
    </AuthFrame>
  );
}
