import { FormFrame } from '#features/frames/FormFrame.tsx';
import { HaveAccount } from '#features/frames/HaveAccount.tsx';
import { HelpLink } from '#features/frames/HelpLink.tsx';
import { Registration } from '#features/registration/Registration.tsx';
import { TermsLabel } from '#features/terms/TermsLabel.tsx';
import { useFlow } from '#session/useFlow.ts';

/** The one screen of `/register` and `/register-affiliate`. */
export function Register() {
  const { state } = useFlow('registration');
  return (
    <FormFrame state={state} actions={<HaveAccount />}>
      <Registration termsLabel={<TermsLabel />} help={<HelpLink />} />
    </FormFrame>
  );
}
