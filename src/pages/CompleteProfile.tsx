import { BareFrame } from '#features/frames/BareFrame.tsx';
import { SupportEmailLink, TermsLabel } from '#features/frames/FrameLinks.tsx';
import { LinkRequest } from '#features/linkRequest/LinkRequest.tsx';
import { Profile } from '#features/profile/Profile.tsx';
import { useFlow } from '#session/useFlow.ts';

export function CompleteProfile() {
  const { state } = useFlow('profile');
  return (
    <BareFrame isColumn state={state}>
      <Profile
        newInvitation={<LinkRequest send="Ask for a new invitation" sendAgain="Ask again" />}
        termsLabel={<TermsLabel />}
        help={<SupportEmailLink />}
      />
    </BareFrame>
  );
}
