import { AdminBar } from '#features/adminFrame/AdminBar.tsx';
import { HomeLink } from '#features/frames/HomeLink.tsx';
import { PageLoading } from './PageLoading.tsx';

/** The loading state of the administration's pages, until the viewer is known. */
export function AdminLoading() {
  return (
    <>
      <AdminBar home={<HomeLink short />} />
      <PageLoading />
    </>
  );
}
