import { AuthFrame } from '#features/frames/AuthFrame.tsx';
import { ProfileCompleted } from '#features/profile/ProfileCompleted.tsx';
import { useFlow } from '#session/useFlow.ts';

export function RegisterComplete() {
  const { state } = useFlow('profile');
  return (
    <AuthFrame state={state} line={state === 'completed' ? 'Welcome aboard' : 'Nearly there'}>
      <ProfileCompleted />
    </AuthFrame>
  );
}
