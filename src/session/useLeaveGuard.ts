import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

/**
 * Asks before something typed is lost: by a link, by Back, or out of the app, where the browser asks in its own
 * words. Pages that still show what is typed are none that lose it.
 */
export function useLeaveGuard(isUnsaved: boolean, keeps: (location: Location) => boolean) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !keeps(nextLocation));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
