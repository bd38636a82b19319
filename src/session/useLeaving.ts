import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate } from 'react-router-dom';
import type { AnyMachineSnapshot } from 'xstate';
import { mayOpen, type PageAccess } from '#domain/access.ts';
import { roleKindOf } from '#domain/userInfo.ts';
import type { UnsavedWork } from '#machines/leavingMachine.ts';
import { useRuntime } from './runtime.ts';
import { useRunningFlow } from './useFlow.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/**
 * Asks before text typed into the page's flow is lost. A person whose session has ended, or whose role no longer opens
 * the page, leaves without a question.
 *
 * Back leads from a form that was opened from a list to that list, since both have one address. So does Forward, which
 * the router does not tell from Back.
 *
 * The chart sets `isTyped` once something is typed. It has the tags `editable`, `question`, `busy` and, where there is such
 * a list, `fromList`; it takes `form.left`.
 */
export function useLeaving(access: PageAccess) {
  const { session } = useRuntime();
  const { actor: flow } = useRunningFlow();
  const location = useLocation();
  const navigate = useNavigate();
  const isFromList = useSelector(flow, (snapshot) => snapshot.hasTag('fromList'));
  useEffect(() => {
    // Back would leave the app when the page was opened by its address: another history entry prevents that.
    if (isFromList && location.key === 'default') void navigate(location, { preventScrollReset: true });
  }, [isFromList, location, navigate]);

  return useLeaveGuard({
    work: useSelector(flow, workOf),
    judge: ({ historyAction }) => {
      const snapshot = flow.getSnapshot();
      const person = session.getSnapshot();
      if (!person.matches('loggedIn') || !mayOpen(access, roleKindOf(person.context.userInfo))) return 'free';
      if (historyAction === NavigationType.Pop && snapshot.hasTag('fromList')) return 'here';
      return workOf(snapshot) === 'none' ? 'free' : 'held';
    },
    onDropped: () => flow.send({ type: 'form.left' }),
  });
}

function workOf(snapshot: AnyMachineSnapshot): UnsavedWork {
  const { isTyped } = snapshot.context as { readonly isTyped: boolean };
  if (!isTyped) return 'none';
  if (snapshot.hasTag('busy')) return 'sending';
  if (snapshot.hasTag('question')) return 'questioned';
  return snapshot.hasTag('editable') ? 'unsaved' : 'none';
}
