import { BareFrame } from '#features/frames/BareFrame.tsx';
import { LogInLink } from '#features/frames/LogInLink.tsx';
import { SupportEmailLink, TermsLabel } from '#features/frames/FrameLinks.tsx';
import { Registration } from '#features/registration/Registration.tsx';
import { useFlow } from '#session/useFlow.ts';

/** The page of `/register` and `/register-affiliate`. */
export function Register() {
  const { state } = useFlow('registration');
  return (
    <BareFrame isColumn state={state} actions={<LogInLink />}>
      <Registration termsLabel={<TermsLabel />} help={<SupportEmailLink />} />
    </BareFrame>
  );
}
