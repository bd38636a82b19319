import { useState } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { Notifications } from '#features/notifications/Notifications.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { SetPageNameContext } from '#haven/navigation/useOverridePageName.ts';
import { NavigationOverlay } from './NavigationOverlay.tsx';
import { usePageChange } from './usePageChange.ts';

/** The layout of every page: it manages title, focus, and scroll, announces page changes, and shows notices. */
export function Root() {
  const [ownName, setOwnName] = useState<string | null>(null);
  const title = usePageChange(ownName);
  return (
    <>
      <SetPageNameContext value={setOwnName}>
        <Outlet />
      </SetPageNameContext>
      <NavigationOverlay />
      <VisuallyHidden as="div">
        <div aria-live="polite">{title}</div>
      </VisuallyHidden>
      <Notifications />
      <ScrollRestoration getKey={keyOf} />
    </>
  );
}

/** Returns the key of the scroll position. The router's key `default` is the same for every newly loaded page. */
function keyOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
