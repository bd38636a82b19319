import { readAdminSection, type AdminSection } from '#domain/adminAddress.ts';
import { paths } from '#domain/paths.ts';
import { useLeaveGuard } from '#session/useLeaveGuard.ts';

/**
 * Asks before unsaved changes are lost. Other views of the section, or of its open row, keep them, so nothing is asked.
 */
export function useLeaveSection(isUnsaved: boolean, section: AdminSection, open?: string) {
  return useLeaveGuard({
    work: isUnsaved ? 'unsaved' : 'none',
    judge: ({ nextLocation: { pathname, search } }) => {
      const isSameSection =
        pathname === paths.admin &&
        readAdminSection(search) === section &&
        (open === undefined || new URLSearchParams(search).get('id') === open);
      return isUnsaved && !isSameSection ? 'held' : 'free';
    },
  });
}
