import { readAdminSection, type AdminSection } from '#domain/adminAddress.ts';
import { paths } from '#domain/paths.ts';
import { useLeaveGuard } from '#session/useLeaveGuard.ts';

/** Asks before a navigation away from the section, or from its row with id `open`, discards unsaved changes. */
export function useLeaveSectionGuard(isUnsaved: boolean, section: AdminSection, open?: string) {
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
