import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { useLeaving } from '#session/useLeaving.ts';

interface LeavableFormsProps {
  /** The chart of the section whose forms are in it; undefined where the section has none. */
  readonly form: AnyActorRef | undefined;
  readonly children: ReactNode;
}

const LeaveFormContext = createContext<(() => void) | null>(null);

/** Asks before the form in it is left, where something was typed that would be lost. */
export function LeavableForms({ form, children }: LeavableFormsProps) {
  const isSaved = useSelector(form, isSavedWithoutFile);
  const { wantToLeave, ...question } = useLeaving('ownerPage', form);
  return (
    <LeaveFormContext value={wantToLeave}>
      {children}
      <LeaveQuestion {...question}>
        {isSaved ? 'You lose the document that you chose.' : 'You lose what you typed.'}
      </LeaveQuestion>
    </LeaveFormContext>
  );
}

function isSavedWithoutFile(section: AnyMachineSnapshot | undefined): boolean {
  const { done } = (section?.context ?? {}) as { readonly done?: unknown };
  return done === 'savedWithoutFile';
}

/** Leaves what is shown in the place of the section's list, if anything is. */
export function useLeaveForm(): () => void {
  const leave = use(LeaveFormContext);
  if (!leave) throw new Error('LeavableForms is missing above this component.');
  return leave;
}
