import { LeaveQuestion } from '#haven/LeaveQuestion.tsx';
import { useLeaving } from '#session/useLeaving.ts';
import { useFlow } from '#session/useFlow.ts';

/** Asks whether to leave, where something was typed that would be lost. */
export function LeaveDialog() {
  const { isLeaving, done } = useFlow('settings');
  return (
    <LeaveQuestion isAsked={isLeaving} {...useLeaving('ownerPage')}>
      {done === 'savedWithoutFile' ? 'You lose the document that you chose.' : 'You lose what you typed.'}
    </LeaveQuestion>
  );
}
