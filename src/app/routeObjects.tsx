import type { RouteObject } from 'react-router-dom';
import { mayOpen, type Viewer } from '#domain/access.ts';
import type { DataSources } from './dataSources.ts';
import { BareLayout } from './BareLayout.tsx';
import type { RunningFlows } from './flows.ts';
import { isOpenTo, type Guard, type UntilViewer } from './guard.ts';
import { siteLayout } from './lazyPages.tsx';
import { loadPage } from './loadPage.ts';
import type { Navigation } from './navigation.ts';
import { PageLoading } from './PageLoading.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { isCaseSensitive, routes, type Layout, type RouteRow } from './routes.tsx';

interface RouteDependencies {
  readonly guard: Guard;
  readonly untilViewer: UntilViewer;
  readonly navigation: Pick<Navigation, 'hideSearch' | 'readOpened'>;
  readonly flows: Pick<RunningFlows, 'enter'>;
  readonly data: DataSources;
}

/** The site map as the router wants it: layouts as pathless parents, each row guarded and loaded on demand. */
export function toRouteObjects({
  guard,
  untilViewer,
  navigation,
  flows,
  data,
}: RouteDependencies): RouteObject[] {
  const toRouteObject = (row: RouteRow): RouteObject => ({
    id: row.id,
    path: row.path,
    caseSensitive: isCaseSensitive(row),
    handle: row,
    middleware: [
      async ({ request }, next) => {
        await guard(row, request.signal);
        if (row.hidesSearch) await navigation.hideSearch(request.signal);
        await next();
      },
    ],
    // Starts the calls and does not wait for them: the page shows how they stand.
    loader: async ({ request }) => {
      void row.preload?.(data, row.path, new URL(request.url).search).catch(() => undefined);
      return row.flow ? flows.enter(row.flow, navigation.readOpened(), request.signal) : null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      await untilViewer((viewer) => isOpenTo(row, viewer));
      return { Component: await loadPage(row.page) };
    },
  });

  const toDataRoot = (isWanted: (viewer: Viewer) => boolean, children: RouteObject[]): RouteObject => ({
    lazy: async () => {
      await untilViewer(isWanted);
      return { Component: await loadPage(data.root) };
    },
    children,
  });
  const rowsOf = (layout: Layout, reads: Rows) =>
    routes.filter((row) => row.layout === layout && rowsReadBy(row) === reads).map(toRouteObject);
  const childrenOf = (layout: Layout): RouteObject[] => [
    ...rowsOf(layout, 'none'),
    toDataRoot(() => true, rowsOf(layout, 'public')),
    toDataRoot(({ kind }) => kind !== 'visitor', rowsOf(layout, 'own')),
  ];

  return [
    {
      Component: Root,
      HydrateFallback: PageLoading,
      children: [
        {
          // Inside the root, so that what is told of calls is told on the error screen as well.
          ErrorBoundary: RouteError,
          children: [
            { lazy: async () => ({ Component: await loadPage(siteLayout) }), children: childrenOf('site') },
            { Component: BareLayout, children: childrenOf('bare') },
          ],
        },
      ],
    },
  ];
}

/** Rows that a page reads: those of the person, or what a partner's page says. Others load no GraphQL client. */
type Rows = 'none' | 'public' | 'own';

function rowsReadBy({ access }: RouteRow): Rows {
  if (access === 'openPartnerPage') return 'public';
  return mayOpen(access, 'visitor') ? 'none' : 'own';
}
