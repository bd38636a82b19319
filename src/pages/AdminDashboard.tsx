import { use, useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readAdminSection } from '#domain/adminAddress.ts';
import { sitePages } from '#domain/sitePages.ts';
import { AdminFrame } from '#features/adminFrame/AdminFrame.tsx';
import { RedirectBanner } from '#features/redirectNotice/RedirectBanner.tsx';
import { HomeLink } from '#features/frames/HomeLink.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { SetPageNameContext } from '#haven/navigation/useOverridePageName.ts';

/** The page of the administration: header and menu around the section in the address. */
export function AdminDashboard({ children }: { readonly children?: ReactNode }) {
  const { search } = useLocation();
  const section = readAdminSection(search);
  // A list and each opened entry focus their heading like separate pages.
  const query = new URLSearchParams(search);
  const opened = query.get('id') ?? query.get('userId') ?? '';
  useHeadingFocus(`${section} ${opened} ${query.get('view') ?? ''}`);
  const tellName = use(SetPageNameContext);
  // The overview keeps the title from the site map.
  const tellNameHere = useCallback(
    (name: string | null) =>
      tellName(name === null || section === 'overview' ? null : `${name} – ${sitePages.admin.title}`),
    [tellName, section],
  );
  return (
    <SetPageNameContext value={tellNameHere}>
      <AdminFrame section={section} home={<HomeLink short />}>
        <RedirectBanner />
        {children}
      </AdminFrame>
    </SetPageNameContext>
  );
}
