import { LeaveQuestion } from '#haven/LeaveQuestion.tsx';
import { useLeaving } from '#session/useLeaving.ts';
import { useFlow } from '#session/useFlow.ts';

/** Asks whether to leave, where something was typed that would be lost. */
export function LeaveDialog() {
  const { isLeaving } = useFlow('ownProfile');
  return (
    <LeaveQuestion isAsked={isLeaving} {...useLeaving('signedInPage')}>
      You lose what you typed.
    </LeaveQuestion>
  );
}
