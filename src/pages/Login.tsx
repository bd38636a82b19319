import { LogInForm } from '#features/logIn/LogInForm.tsx';
import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { useLogIn } from '#session/useLogIn.ts';

export function Login() {
  const { state } = useLogIn();
  return (
    <AuthFrame state={state} line="Your offers, where you left them">
      <LogInForm />
    </AuthFrame>
  );
}
