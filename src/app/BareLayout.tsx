import { Outlet } from 'react-router-dom';
import { ConnectionBanner } from '#features/connection/ConnectionBanner.tsx';

/** The layout of pages without the site's header and footer; each page renders its own bar. */
export function BareLayout() {
  return (
    <>
      <ConnectionBanner />
      <Outlet />
    </>
  );
}
