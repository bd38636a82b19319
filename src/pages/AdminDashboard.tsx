import { use, useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readAdminSection } from '#domain/adminAddress.ts';
import { sitePages } from '#domain/sitePages.ts';
import { AdminFrame } from '#features/adminFrame/AdminFrame.tsx';
import { RedirectNotice } from '#features/redirectNotice/RedirectNotice.tsx';
import { HomeLink } from '#features/frames/HomeLink.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { PageNameContext } from '#haven/navigation/usePageName.ts';

/** Frame of the administration around one of its sections. */
export function AdminDashboard({ children }: { readonly children?: ReactNode }) {
  const { search } = useLocation();
  const section = readAdminSection(search);
  // For the focus, a list and each opened entry count as pages of their own.
  const query = new URLSearchParams(search);
  const opened = query.get('id') ?? query.get('userId') ?? '';
  useHeadingFocus(`${section} ${opened} ${query.get('view') ?? ''}`);
  const tellName = use(PageNameContext);
  // On the overview, the title of the page stays as it is.
  const tellNameHere = useCallback(
    (name: string | null) =>
      tellName(name === null || section === 'overview' ? null : `${name} – ${sitePages.admin.title}`),
    [tellName, section],
  );
  return (
    <PageNameContext value={tellNameHere}>
      <AdminFrame section={section} home={<HomeLink short />}>
        <RedirectNotice />
        {children}
      </AdminFrame>
    </PageNameContext>
  );
}
