import { ArrivalNotice } from '#features/arrivalNotice/ArrivalNotice.tsx';
import { BeingBuilt } from '#features/beingBuilt/BeingBuilt.tsx';
import { AdminFrame } from '#features/frames/AdminFrame.tsx';

export function AdminDashboard() {
  return (
    <AdminFrame>
      <ArrivalNotice />
      <BeingBuilt title="Admin Dashboard" />
    </AdminFrame>
  );
}
