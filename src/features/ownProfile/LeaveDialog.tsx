import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { useFlowActor } from '#session/useFlow.ts';
import { useLeaving } from '#session/useLeaving.ts';

/** Asks whether to leave, where something was typed that would be lost. */
export function LeaveDialog() {
  const { isAsked, leave, stay } = useLeaving('signedInPage', useFlowActor('ownProfile'));
  return (
    <LeaveQuestion isAsked={isAsked} leave={leave} stay={stay}>
      You lose what you typed.
    </LeaveQuestion>
  );
}
