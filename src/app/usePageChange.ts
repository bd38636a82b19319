import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import type { RouteRow } from './routes.tsx';

/** Sets and returns the document's title, with `ownName` in place of the site map's; focuses a new page's heading. */
export function usePageChange(ownName: string | null): string {
  const { pathname } = useLocation();
  const row = useMatches().at(-1)?.handle as RouteRow | undefined;
  const title = formatDocumentTitle(row, ownName);
  // On the first page, the browser places the focus.
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return title;
}

export function formatDocumentTitle(row: RouteRow | undefined, ownName: string | null = null): string {
  return [ownName ?? row?.title, brand.marketplaceName].filter(Boolean).join(' – ');
}
