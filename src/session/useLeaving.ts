import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import type { AnyMachineSnapshot } from 'xstate';
import { mayOpen, type PageAccess } from '#domain/access.ts';
import { roleKindOf } from '#domain/userInfo.ts';
import { useRuntime } from './runtime.ts';
import { useRunningFlow } from './useFlow.ts';

interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before text typed into the page's flow is lost: by Cancel, by a link, by Back, or out of the app, where the
 * browser asks in its own words. During a call the navigation waits: it goes on when the call succeeds, and is given up
 * when it fails. A person whose session has ended, or whose role no longer opens the page, leaves without a question.
 *
 * Back leads from a form that was opened from a list to that list, since both have one address. So does Forward, which
 * the router does not tell from Back.
 *
 * The chart sets `isTyped` once something is typed. It has the tags `form`, `leaving`, `call` and, where there is such a
 * list, `fromList`; it takes `form.left`, `leaving.confirmed` and `leaving.declined`.
 */
export function useLeaving(access: PageAccess): Leaving {
  const { session } = useRuntime();
  const { actor: flow } = useRunningFlow();
  const isAsked = useSelector(flow, (snapshot) => snapshot.hasTag('leaving'));
  const isSending = useSelector(flow, (snapshot) => snapshot.hasTag('call'));
  const isUnsaved = useSelector(flow, isHeld);

  const location = useLocation();
  const navigate = useNavigate();
  const isFromList = useSelector(flow, (snapshot) => snapshot.hasTag('fromList'));
  useEffect(() => {
    // Back would leave the app when the page was opened by its address: another history entry prevents that.
    if (isFromList && location.key === 'default') void navigate(location, { preventScrollReset: true });
  }, [isFromList, location, navigate]);

  const leadsToList = useRef(false);
  const blocker = useBlocker(({ historyAction }) => {
    const snapshot = flow.getSnapshot();
    const person = session.getSnapshot();
    const isHere = person.matches('loggedIn') && mayOpen(access, roleKindOf(person.context.userInfo));
    const isBack = historyAction === NavigationType.Pop && snapshot.hasTag('fromList');
    if (!isHere || !(isBack || isHeld(snapshot))) return false;
    leadsToList.current = isBack;
    // A question that is already open stays.
    if (!snapshot.hasTag('call')) flow.send({ type: 'form.left' });
    return true;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsked || isSending) return;
    // A navigation that was tried during another question is given up.
    if (isUnsaved || leadsToList.current) blocker.reset();
    else blocker.proceed();
  }, [blocker, isAsked, isSending, isUnsaved]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  return {
    leave: () => flow.send({ type: 'leaving.confirmed' }),
    stay: () => flow.send({ type: 'leaving.declined' }),
  };
}

/** True while typed text is unsaved. */
function isHeld(snapshot: AnyMachineSnapshot): boolean {
  const { isTyped } = snapshot.context as { readonly isTyped: boolean };
  return isTyped && (snapshot.hasTag('form') || snapshot.hasTag('call'));
}
