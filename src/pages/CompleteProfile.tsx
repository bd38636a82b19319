import { FormFrame } from '#features/frames/FormFrame.tsx';
import { HelpLink } from '#features/frames/HelpLink.tsx';
import { LinkRequest } from '#features/linkRequest/LinkRequest.tsx';
import { Profile } from '#features/profile/Profile.tsx';
import { TermsLabel } from '#features/terms/TermsLabel.tsx';
import { useFlow } from '#session/useFlow.ts';

export function CompleteProfile() {
  const { state } = useFlow('profile');
  return (
    <FormFrame state={state}>
      <Profile
        newInvitation={<LinkRequest send="Ask for a new invitation" sendAgain="Ask again" />}
        termsLabel={<TermsLabel />}
        help={<HelpLink />}
      />
    </FormFrame>
  );
}
