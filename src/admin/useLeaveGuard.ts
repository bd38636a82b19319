import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { readAdminSection, type AdminSection } from '#domain/adminAddress.ts';
import { paths } from '#domain/paths.ts';

/**
 * Asks before unsaved changes are lost: by a link, by Back, or out of the app, where the browser asks in its own words.
 * Other views of the section, or of its open row, keep them, so nothing is asked.
 */
export function useLeaveGuard(isUnsaved: boolean, section: AdminSection, open?: string) {
  const blocker = useBlocker(
    ({ nextLocation: { pathname, search } }) =>
      isUnsaved &&
      !(
        pathname === paths.admin &&
        readAdminSection(search) === section &&
        (open === undefined || new URLSearchParams(search).get('id') === open)
      ),
  );
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
