import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { useRouteRow } from './useRouteRow.ts';

/** A document's first page keeps the focus where the browser puts it. */
let isFirstPageShown = false;

/** Names the page in the title and leads the focus to its heading; answers the title to be announced. */
export function usePageChange(): string {
  const { pathname } = useLocation();
  const row = useRouteRow();
  const title = row?.title ? `${row.title} – ${brand.marketplaceName}` : brand.marketplaceName;
  // After an error screen this starts anew, and the page that comes back takes the focus.
  const shown = useRef(isFirstPageShown ? null : pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    isFirstPageShown = true;
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return title;
}
