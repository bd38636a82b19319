import { readAdminSection, type AdminSection } from '#domain/adminAddress.ts';
import { paths } from '#domain/paths.ts';
import { useLeaveGuard } from '#session/useLeaveGuard.ts';

/**
 * Asks for confirmation before a navigation that discards unsaved changes: one that leaves the section or, if given,
 * the row with the id `open`.
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
