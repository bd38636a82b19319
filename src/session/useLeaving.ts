import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from '#machines/settingsMachine.ts';
import { useRuntime } from './runtime.ts';
import { useFlow } from './useFlow.ts';

interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Has whoever typed something in the account settings asked before it is lost, wherever they are going: by
 * Cancel, by a link, by Back, or out of the app, where the browser asks in its own words. While what they sent is on
 * its way they go on once it has arrived, and stay where it fails. Nobody is held whose
 * session has ended, or who is no owner any more.
 */
export function useLeaving(): Leaving {
  const { session } = useRuntime();
  const flow = useFlow<typeof settingsMachine>();
  const isAsked = useSelector(flow, (snapshot) => snapshot.hasTag('leaving'));
  const isSending = useSelector(flow, (snapshot) => snapshot.hasTag('call'));
  const isUnsaved = useSelector(flow, isHeld);

  const blocker = useBlocker(() => {
    const snapshot = flow.getSnapshot();
    if (!isHeld(snapshot) || !session.getSnapshot().matches({ loggedIn: 'owner' })) return false;
    // Where another question is open already, that one stands.
    if (snapshot.hasTag('form')) flow.send({ type: 'form.left' });
    return true;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsked || isSending) return;
    // Where they wanted to go while another question was open is not where they are led later.
    if (isUnsaved) blocker.reset();
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
function isHeld(snapshot: SnapshotFrom<typeof settingsMachine>): boolean {
  return snapshot.context.isTyped && (snapshot.hasTag('form') || snapshot.hasTag('call'));
}
