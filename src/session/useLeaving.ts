import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { settingsMachine } from '#machines/settingsMachine.ts';
import { useRuntime } from './runtime.ts';
import { useFlow } from './useFlow.ts';

interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Has whoever typed something in the account settings asked before it is lost, wherever they are going: by
 * Cancel, by a link, by Back, or out of the app, where the browser asks in its own words. Nobody is held whose
 * session has ended.
 */
export function useLeaving(): Leaving {
  const { session } = useRuntime();
  const flow = useFlow<typeof settingsMachine>();
  const isAsked = useSelector(flow, (snapshot) => snapshot.hasTag('leaving'));
  const isUnsaved = useSelector(
    flow,
    (snapshot) => snapshot.context.isTyped && (snapshot.hasTag('form') || snapshot.hasTag('call')),
  );

  const blocker = useBlocker(() => {
    const snapshot = flow.getSnapshot();
    const isHeld = snapshot.context.isTyped && snapshot.hasTag('form');
    if (!isHeld || !session.getSnapshot().matches('loggedIn')) return false;
    // Where another question is open already, that one stands.
    flow.send({ type: 'form.left' });
    return true;
  });
  // Where they wanted to go while another question was open is not where they are led later.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isAsked) blocker.reset();
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  return {
    leave: () => {
      flow.send({ type: 'leaving.confirmed' });
      blocker.proceed?.();
    },
    stay: () => {
      flow.send({ type: 'leaving.declined' });
      blocker.reset?.();
    },
  };
}
