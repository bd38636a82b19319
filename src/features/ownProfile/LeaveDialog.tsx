import { LeaveQuestion } from '#haven/LeaveQuestion.tsx';
import { useLeaving } from '#session/useLeaving.ts';
import { useOwnProfile } from '#session/useOwnProfile.ts';

/** Asks whether to leave, where something was typed that would be lost. */
export function LeaveDialog() {
  const { isLeaving } = useOwnProfile();
  return (
    <LeaveQuestion isAsked={isLeaving} {...useLeaving('signedInPage')}>
      You lose what you typed.
    </LeaveQuestion>
  );
}
