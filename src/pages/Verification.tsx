import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { LinkRequest } from '#features/linkRequest/LinkRequest.tsx';
import { VerificationOutcome } from '#features/verification/VerificationOutcome.tsx';
import { useFlow } from '#session/useFlow.ts';

export function Verification() {
  const { state } = useFlow('verification');
  return (
    <AuthFrame state={state} line="Nearly there">
      <VerificationOutcome
        newLink={<LinkRequest send="Send a new link" sendAgain="Send another link" />}
        newInvitation={<LinkRequest send="Ask for a new invitation" sendAgain="Ask again" />}
      />
    </AuthFrame>
  );
}
