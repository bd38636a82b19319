import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import type { RouteRow } from './routes.tsx';

/**
 * Names the page in the title and leads the focus to its heading; answers the title to be announced. `ownName`
 * is what the page says that it is called, where it does.
 */
export function usePageChange(ownName: string | null): string {
  const { pathname } = useLocation();
  const row = useMatches().at(-1)?.handle as RouteRow | undefined;
  const title = titleOf(row, ownName);
  // A document's first page keeps the focus where the browser puts it.
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

/** The title of a page; `ownName` is what it says that it is called. */
export function titleOf(row: RouteRow | undefined, ownName: string | null = null): string {
  return [ownName ?? row?.title, brand.marketplaceName].filter(Boolean).join(' – ');
}
