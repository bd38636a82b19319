import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { ProfileCompleted } from '#features/profile/ProfileCompleted.tsx';
import { useProfile } from '#session/useProfile.ts';

export function RegisterComplete() {
  const { state } = useProfile();
  return (
    <AuthFrame state={state} line={state === 'completed' ? 'Welcome aboard' : 'Nearly there'}>
      <ProfileCompleted />
    </AuthFrame>
  );
}
