import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate } from 'react-router-dom';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { mayOpen, type PageAccess } from '#domain/access.ts';
import { roleKindOf } from '#domain/userInfo.ts';
import type { UnsavedWork } from '#machines/leavingMachine.ts';
import { useRuntime } from './runtime.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/**
 * Asks before text typed into a form of the page is lost. A person whose session has ended, or whose role no longer opens
 * the page, leaves without a question.
 *
 * Back leads from a form that was opened from a list to that list, since both have one address. So does Forward, which
 * the router does not tell from Back.
 *
 * The form's chart, if one runs, sets `isTyped` once something is typed. It has the tags `editable`, `question`, `busy`
 * and, where there is such a list, `fromList`; it takes `form.left`.
 */
export function useLeaving(access: PageAccess, form: AnyActorRef | undefined) {
  const { session } = useRuntime();
  const location = useLocation();
  const navigate = useNavigate();
  const isFromList = useSelector(form, isOpenedFromList);
  useEffect(() => {
    // Another history entry keeps Back from leaving the app if the form's address was opened directly.
    if (isFromList && location.key === 'default') void navigate(location, { preventScrollReset: true });
  }, [isFromList, location, navigate]);

  return useLeaveGuard({
    work: useSelector(form, workOf),
    judge: ({ historyAction }) => {
      const snapshot: AnyMachineSnapshot | undefined = form?.getSnapshot();
      const person = session.getSnapshot();
      if (!person.matches('loggedIn') || !mayOpen(access, roleKindOf(person.context.userInfo))) return 'free';
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

function workOf(snapshot: AnyMachineSnapshot | undefined): UnsavedWork {
  if (!snapshot) return 'none';
  const { isTyped } = snapshot.context as { readonly isTyped: boolean };
  if (!isTyped) return 'none';
  if (snapshot.hasTag('busy')) return 'sending';
  if (snapshot.hasTag('question')) return 'questioned';
  return snapshot.hasTag('editable') ? 'unsaved' : 'none';
}
