import { readAdminSection, type AdminSection } from '#domain/adminAddress.ts';
import { paths } from '#domain/paths.ts';
import { useLeaveGuard } from '#session/useLeaveGuard.ts';

/** Asks before a navigation discards unsaved changes by leaving the section or, if given, the row with id `open`. */
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
