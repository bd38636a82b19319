import type { RouteObject } from 'react-router-dom';
import type { FlowName } from '#session/flow.ts';
import { loadPage } from '#session/loadPage.ts';
import type { DataLayer } from './dataLayer.ts';
import { BareLayout } from './BareLayout.tsx';
import { flowCode, type FlowControl } from './flows.ts';
import type { Guard } from './guard.ts';
import { siteLayout } from './lazyPages.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import type { Navigation } from './navigation.ts';
import { PageLoading } from './PageLoading.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { isCaseSensitive, readsRows, routes, type Layout, type RouteRow } from './routes.tsx';

interface RouteDependencies {
  readonly guard: Guard;
  readonly navigation: Pick<Navigation, 'hideSearch' | 'readOpened'>;
  readonly flows: Pick<FlowControl, 'enter' | 'runs'>;
  /** Asks for the rows of a page, whose code is on its way. */
  readonly askForRows: (row: RouteRow, search: string) => Promise<unknown>;
  readonly loadDataLayer: () => Promise<DataLayer>;
}

/**
 * The site map as the router wants it: layouts as pathless parents, each row guarded. Code comes by loaders, since the
 * router starts `lazy` before the guard, and lets no redirect pass before its end.
 */
export function toRouteObjects({
  guard,
  navigation,
  flows,
  askForRows,
  loadDataLayer,
}: RouteDependencies): RouteObject[] {
  async function begin(name: FlowName, signal: AbortSignal) {
    const definition = await loadPage(flowCode[name]);
    // Another page is under way by now; its flow must not be stopped for this one.
    signal.throwIfAborted();
    return flows.enter(name, definition, navigation.readOpened());
  }

  const toRouteObject = (row: RouteRow): RouteObject => ({
    id: row.id,
    path: row.path,
    caseSensitive: isCaseSensitive(row),
    handle: row,
    middleware: [
      async ({ request }) => {
        await guard(row, request.signal);
        const bare = row.hidesSearch ? navigation.hideSearch() : null;
        if (bare) throw bare;
      },
    ],
    loader: async ({ request }) => {
      const { search } = new URL(request.url);
      // The page shows how these calls stand.
      const rows = askForRows(row, search).catch(() => undefined);
      const [Page, Section, flow] = await Promise.all([
        loadPage(row.page),
        row.section && loadPage(row.section(search)),
        row.flow && begin(row.flow, request.signal),
      ]);
      return { Page, Section, flow, rows };
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      row.section?.(currentUrl.search) !== row.section?.(nextUrl.search) ||
      (row.flow !== undefined && !flows.runs(row.flow)),
    Component: LoadedPage,
  });

  const childrenOf = (layout: Layout): RouteObject[] => {
    const rows = routes.filter((row) => row.layout === layout);
    return [
      ...rows.filter((row) => !readsRows(row)).map(toRouteObject),
      {
        loader: async () => {
          const { Layout, current } = await loadPage(loadDataLayer);
          return { Page: Layout, ...current() };
        },
        // Another session may have begun.
        shouldRevalidate: () => true,
        Component: LoadedPage,
        children: rows.filter(readsRows).map(toRouteObject),
      },
    ];
  };

  return [
    {
      Component: Root,
      HydrateFallback: PageLoading,
      children: [
        {
          // Inside the root, so that what is told of calls is told on the error screen as well.
          ErrorBoundary: RouteError,
          children: [
            {
              loader: async () => ({ Page: await loadPage(siteLayout) }),
              shouldRevalidate: () => false,
              Component: LoadedPage,
              children: childrenOf('site'),
            },
            { Component: BareLayout, children: childrenOf('bare') },
          ],
        },
      ],
    },
  ];
}
