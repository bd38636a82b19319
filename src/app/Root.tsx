import { useState } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { Notifications } from '#features/notifications/Notifications.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { PageNameContext } from '#haven/navigation/usePageName.ts';
import { PageUnderWay } from './PageUnderWay.tsx';
import { usePageChange } from './usePageChange.ts';

/** Around every page: title, focus, scroll and announcement of page changes, and what is told of calls. */
export function Root() {
  const [ownName, setOwnName] = useState<string | null>(null);
  const title = usePageChange(ownName);
  return (
    <>
      <PageNameContext value={setOwnName}>
        <Outlet />
      </PageNameContext>
      <PageUnderWay />
      <VisuallyHidden as="div">
        <div aria-live="polite">{title}</div>
      </VisuallyHidden>
      <Notifications />
      <ScrollRestoration getKey={keyOf} />
    </>
  );
}

/** Every address that is opened afresh has the same key in the router: the position of another one is not its own. */
function keyOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
