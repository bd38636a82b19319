import { lazy, Suspense, use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { readAdminSection } from '#domain/adminAddress.ts';
import { sitePages } from '#domain/sitePages.ts';
import { ExplainAccess } from '#features/accessExplanation/ExplainAccess.tsx';
import { AdminFrame } from '#features/adminFrame/AdminFrame.tsx';
import { AffiliateApplications } from '#features/affiliateApplications/AffiliateApplications.tsx';
import { AuditLog } from '#features/auditLog/AuditLog.tsx';
import { MailLog } from '#features/mailLog/MailLog.tsx';
import { Overview } from '#features/overview/Overview.tsx';
import { QueuedRequests } from '#features/requestQueue/QueuedRequests.tsx';
import { ArrivalNotice } from '#features/arrivalNotice/ArrivalNotice.tsx';
import { Categories } from '#features/catalogue/Categories.tsx';
import { Partners } from '#features/catalogue/Partners.tsx';
import { Customers } from '#features/customers/Customers.tsx';
import { HomeLink } from '#features/frames/HomeLink.tsx';
import { Funnels } from '#features/funnels/Funnels.tsx';
import { Users } from '#features/users/Users.tsx';
import { PageNameContext } from '#haven/PageNameContext.ts';
import { RegionLoading } from '#haven/RegionLoading.tsx';
import { useHeadingFocus } from '#haven/useHeadingFocus.ts';
import { overviewLinks } from './overviewLinks.ts';

const PartnerPagePreview = lazy(async () => ({
  default: (await import('#features/partnerPage/PartnerPagePreview.tsx')).PartnerPagePreview,
}));

export function AdminDashboard() {
  const { search } = useLocation();
  const section = readAdminSection(search);
  // A list, and each thing of it that is opened, is a page to who reads it.
  const query = new URLSearchParams(search);
  const opened = query.get('id') ?? query.get('userId') ?? '';
  useHeadingFocus(`${section} ${opened} ${query.get('view') ?? ''}`);
  const tellName = use(PageNameContext);
  // The overview is called as the page itself is.
  const tellNameHere = useCallback(
    (name: string | null) =>
      tellName(name === null || section === 'overview' ? null : `${name} – ${sitePages.admin.title}`),
    [tellName, section],
  );
  return (
    <PageNameContext value={tellNameHere}>
      <AdminFrame section={section} home={<HomeLink short />}>
        <ArrivalNotice />
        {section === 'overview' && <Overview links={overviewLinks} />}
        {section === 'requests' && <QueuedRequests />}
        {section === 'users' && <Users />}
        {section === 'customers' && <Customers />}
        {section === 'access' && <ExplainAccess />}
        {section === 'partners' && (
          <Partners
            renderPreview={(path, listing) => (
              <Suspense fallback={<RegionLoading what="the preview" />}>
                <PartnerPagePreview key={path} path={path} listing={listing} />
              </Suspense>
            )}
          />
        )}
        {section === 'categories' && <Categories />}
        {section === 'affiliates' && <AffiliateApplications />}
        {section === 'funnels' && <Funnels />}
        {section === 'outbox' && <MailLog />}
        {section === 'audit' && <AuditLog />}
      </AdminFrame>
    </PageNameContext>
  );
}
