import { LogInForm } from '#features/logIn/LogInForm.tsx';
import { RegisterLink } from '#features/logIn/RegisterLink.tsx';
import { useLogIn } from '#features/logIn/useLogIn.ts';
import { AuthFrame } from '#features/frames/AuthFrame.tsx';

export function Login() {
  const { state } = useLogIn();
  return (
    <AuthFrame state={state} line="Your offers, where you left them" closing={<RegisterLink />}>
      <LogInForm />
    </AuthFrame>
  );
}
