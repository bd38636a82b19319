import { AdminBar } from '#features/adminFrame/AdminBar.tsx';
import { HomeLink } from '#features/frames/HomeLink.tsx';
import { PageLoading } from './PageLoading.tsx';

/** Shown at an address of the administration until the viewer is known. */
export function AdminLoading() {
  return (
    <>
      <AdminBar home={<HomeLink short />} />
      <PageLoading />
    </>
  );
}
