import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { useUnsavedFormGuard } from '#session/useUnsavedFormGuard.ts';

interface LeaveFormProviderProps {
  /** Actor of the section's chart; undefined if the section has no chart. */
  readonly form: AnyActorRef | undefined;
  readonly children: ReactNode;
}

const LeaveFormContext = createContext<(() => void) | null>(null);

/** Asks for confirmation before a person leaves a form with unsaved values. */
export function LeaveFormProvider({ form, children }: LeaveFormProviderProps) {
  const isSavedWithoutFile = useSelector(
    form,
    (section: AnyMachineSnapshot | undefined) => section?.context.done === 'savedWithoutFile',
  );
  const { wantToLeave, ...question } = useUnsavedFormGuard('ownerPage', form);
  return (
    <LeaveFormContext value={wantToLeave}>
      {children}
      <LeaveQuestion {...question}>
        {isSavedWithoutFile ? 'You lose the document that you chose.' : 'You lose what you typed.'}
      </LeaveQuestion>
    </LeaveFormContext>
  );
}

/** Returns a function that leaves the shown form; asks first if values are unsaved. @throws outside `LeaveFormProvider`. */
export function useLeaveForm(): () => void {
  const leave = use(LeaveFormContext);
  if (!leave) throw new Error('LeaveFormProvider is missing above this component.');
  return leave;
}
