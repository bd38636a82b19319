import { Outlet } from 'react-router-dom';
import { ConnectionNotice } from '#features/connection/ConnectionNotice.tsx';

/** The layout of pages without the site's header and footer; each page renders its own bar. */
export function BareLayout() {
  return (
    <>
      <ConnectionNotice />
      <Outlet />
    </>
  );
}
