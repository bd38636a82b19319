import { BeingBuilt } from '#features/beingBuilt/BeingBuilt.tsx';
import { AdminFrame } from '#features/frames/AdminFrame.tsx';

export function AdminDashboard() {
  return (
    <AdminFrame>
      <BeingBuilt title="Admin Dashboard" />
    </AdminFrame>
  );
}
