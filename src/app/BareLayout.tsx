import { Outlet } from 'react-router-dom';
import { ConnectionNotice } from '#features/connection/ConnectionNotice.tsx';

/** The layout of pages that render their own header and footer. */
export function BareLayout() {
  return (
    <>
      <ConnectionNotice />
      <Outlet />
    </>
  );
}
