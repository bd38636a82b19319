import { createContext, use, type ReactNode } from 'react';
import { LeaveQuestion } from '#haven/LeaveQuestion.tsx';
import { useFlow } from '#session/useFlow.ts';
import { useLeaving } from '#session/useLeaving.ts';

const LeaveFormContext = createContext<(() => void) | null>(null);

/** Asks before the form in it is left, where something was typed that would be lost. */
export function LeavableForms({ children }: { readonly children: ReactNode }) {
  const { done } = useFlow('settings');
  const { wantToLeave, ...question } = useLeaving('ownerPage');
  return (
    <LeaveFormContext value={wantToLeave}>
      {children}
      <LeaveQuestion {...question}>
        {done === 'savedWithoutFile' ? 'You lose the document that you chose.' : 'You lose what you typed.'}
      </LeaveQuestion>
    </LeaveFormContext>
  );
}

/** Leaves the form for the list that it was opened from. */
export function useLeaveForm(): () => void {
  const leave = use(LeaveFormContext);
  if (!leave) throw new Error('LeavableForms is missing above this component.');
  return leave;
}
