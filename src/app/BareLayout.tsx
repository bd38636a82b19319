import { Outlet } from 'react-router-dom';
import { ConnectionNotice } from '#features/connection/ConnectionNotice.tsx';

/** Surrounds pages that draw their own frame. */
export function BareLayout() {
  return (
    <>
      <ConnectionNotice />
      <Outlet />
    </>
  );
}
