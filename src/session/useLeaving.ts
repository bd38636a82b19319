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
 * Has whoever typed something into the flow at hand asked before it is lost, wherever they are going: by Cancel, by a
 * link, by Back, or out of the app, where the browser asks in its own words. While what they sent is on its way they
 * go on once it has arrived, and stay where it fails. Nobody is held whose session has ended, or whose role no longer
 * opens the page.
 *
 * Back leads from what was opened from a list to that list, since both have one address; so does Forward, which the
 * router does not tell from it.
 *
 * The chart notes in `isTyped` that something was typed; it has the tags `form`, `leaving`, `call` and, where there
 * is such a list, `fromList`; it takes `form.left`, `leaving.confirmed` and `leaving.declined`.
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
    // Where the page was opened by its address, Back would leave the app: an entry of its own keeps it here.
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
    // Where another question is open already, that one stands.
    if (!snapshot.hasTag('call')) flow.send({ type: 'form.left' });
    return true;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsked || isSending) return;
    // Where they wanted to go while another question was open is not where they are led later.
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

/** Whether something was typed that is not saved yet. */
function isHeld(snapshot: AnyMachineSnapshot): boolean {
  const { isTyped } = snapshot.context as { readonly isTyped: boolean };
  return isTyped && (snapshot.hasTag('form') || snapshot.hasTag('call'));
}
