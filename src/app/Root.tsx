import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Notifications } from '#features/notifications/Notifications.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { PageUnderWay } from './PageUnderWay.tsx';
import { usePageChange } from './usePageChange.ts';

/** Around every page: title, focus, scroll and announcement of page changes, and what is told of calls. */
export function Root() {
  const title = usePageChange();
  return (
    <>
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
