import { AdminBar } from '#features/adminFrame/AdminBar.tsx';
import { HomeLink } from '#features/frames/HomeLink.tsx';
import { PageLoading } from './PageLoading.tsx';

/** Shown under an address of the administration while nobody knows who asks for it. */
export function AdminLoading() {
  return (
    <>
      <AdminBar home={<HomeLink short />} />
      <PageLoading />
    </>
  );
}
