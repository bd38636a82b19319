import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate } from 'react-router-dom';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { mayOpen, type PageAccess } from '#domain/access.ts';
import { getPersonRoleKind } from '#domain/userInfo.ts';
import type { UnsavedWorkState } from '#machines/leavingMachine.ts';
import { useRuntime } from './runtime.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/**
 * Asks before text typed into a form of the page is lost, unless the person may no longer open the page. A form that
 * was opened from a list has the address of the list, so Back and Forward, which the router does not distinguish, lead
 * to the list. `form` is the actor of the form's chart, if it runs. Its context has `isTyped`, and its states have the
 * tags `editable`, `question`, `busy` and, for a form opened from a list, `fromList`; it accepts `form.left`.
 */
export function useUnsavedFormGuard(access: PageAccess, form: AnyActorRef | undefined) {
  const { session } = useRuntime();
  const location = useLocation();
  const navigate = useNavigate();
  const isFromList = useSelector(form, isOpenedFromList);
  useEffect(() => {
    // If the form's address was opened directly, another history entry keeps Back within the app.
    if (isFromList && location.key === 'default') void navigate(location, { preventScrollReset: true });
  }, [isFromList, location, navigate]);

  return useLeaveGuard({
    work: useSelector(form, workOf),
    judge: ({ historyAction }) => {
      const snapshot: AnyMachineSnapshot | undefined = form?.getSnapshot();
      const person = session.getSnapshot();
      if (!person.matches('loggedIn') || !mayOpen(access, getPersonRoleKind(person.context.userInfo)))
        return 'free';
      if (historyAction === NavigationType.Pop && isOpenedFromList(snapshot)) return 'here';
      return workOf(snapshot) === 'none' ? 'free' : 'held';
    },
    onDropped: () => {
      const left = { type: 'form.left' };
      if (form?.getSnapshot().can(left)) form.send(left);
    },
  });
}

function isOpenedFromList(snapshot: AnyMachineSnapshot | undefined): boolean {
  return snapshot?.hasTag('fromList') === true;
}

function workOf(snapshot: AnyMachineSnapshot | undefined): UnsavedWorkState {
  if (!snapshot) return 'none';
  const { isTyped } = snapshot.context as { readonly isTyped: boolean };
  if (!isTyped) return 'none';
  if (snapshot.hasTag('busy')) return 'sending';
  if (snapshot.hasTag('question')) return 'questioned';
  return snapshot.hasTag('editable') ? 'unsaved' : 'none';
}
