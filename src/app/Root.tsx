import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ConnectionNotice } from '#features/connection/ConnectionNotice.tsx';
import { Notifications } from '#features/notifications/Notifications.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { PageUnderWay } from './PageUnderWay.tsx';
import { usePageChange } from './usePageChange.ts';
import { useRouteRow } from './useRouteRow.ts';

/** Around every page: title, focus, scroll and announcement of page changes, and what is told of calls. */
export function Root() {
  const title = usePageChange();
  const layout = useRouteRow()?.layout;
  return (
    <>
      {layout !== 'site' && <ConnectionNotice />}
      <Outlet />
      <PageUnderWay />
      <VisuallyHidden as="div">
        <div aria-live="polite">{title}</div>
      </VisuallyHidden>
      <Notifications />
      <ScrollRestoration />
    </>
  );
}
