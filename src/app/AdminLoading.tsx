import { AdminBar } from '#features/adminFrame/AdminBar.tsx';
import { HomeLink } from '#features/frames/HomeLink.tsx';
import { PageLoading } from './PageLoading.tsx';

/** The loading state of an address of the administration, until the viewer is known. */
export function AdminLoading() {
  return (
    <>
      <AdminBar home={<HomeLink short />} />
      <PageLoading />
    </>
  );
}
