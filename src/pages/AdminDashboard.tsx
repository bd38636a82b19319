import { useLocation } from 'react-router-dom';
import { adminOf, readAdminSection } from '#domain/adminAddress.ts';
import { ArrivalNotice } from '#features/arrivalNotice/ArrivalNotice.tsx';
import { BeingBuilt } from '#features/beingBuilt/BeingBuilt.tsx';
import { AdminFrame } from '#features/frames/AdminFrame.tsx';
import { Funnels } from '#features/funnels/Funnels.tsx';
import { Link } from '#haven/Link.tsx';
import { useHeadingFocus } from '#haven/useHeadingFocus.ts';

export function AdminDashboard() {
  const section = readAdminSection(useLocation().search);
  useHeadingFocus(section, section);
  return (
    <AdminFrame>
      <ArrivalNotice />
      {section === 'overview' && (
        <BeingBuilt title="Admin Dashboard">
          <Link variant="action" href={adminOf('funnels')}>
            Funnels
          </Link>
        </BeingBuilt>
      )}
      {section === 'funnels' && <Funnels />}
    </AdminFrame>
  );
}
