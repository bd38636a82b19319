import type { ComponentType, ReactNode } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import type { FlowName } from '#session/flow.ts';
import { loadPage } from '#session/loadPage.ts';
import type { DataLayer } from './dataLayer.ts';
import { BareLayout } from './BareLayout.tsx';
import { flowLoaders, type FlowControl } from './flows.ts';
import type { Guard } from './guard.ts';
import { loadSiteLayout } from './lazyPages.tsx';
import type { Navigation } from './navigation.ts';
import { PageLoading } from './PageLoading.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { isCaseSensitive, hasGraphqlQueries, routes, type Layout, type RouteRow } from './routes.tsx';

/** Renders the page or layout from the route's loader data. `Section` is the part that the query selects. */
function LoadedPage() {
  const { Page, Section } = useLoaderData<{
    readonly Page: ComponentType<{ readonly children?: ReactNode }>;
    readonly Section?: ComponentType;
  }>();
  return <Page>{Section && <Section />}</Page>;
}

interface RouteDependencies {
  readonly guard: Guard;
  readonly navigation: Pick<Navigation, 'hideSearch' | 'readOpened'>;
  readonly flows: Pick<FlowControl, 'enter' | 'runs'>;
  /** Requests the data of a page while its code loads. */
  readonly askForRows: (row: RouteRow, search: string) => Promise<unknown>;
  readonly loadDataLayer: () => Promise<DataLayer>;
}

/**
 * Converts the site map to the router's routes: layouts are parents without a path, and each page has the guard. Route
 * loaders load the code, since the router's `lazy` would start before the guard, and delay its redirects.
 */
export function toRouteObjects(dependencies: RouteDependencies): RouteObject[] {
  const { guard, navigation, flows, askForRows, loadDataLayer } = dependencies;

  async function begin(name: FlowName, signal: AbortSignal) {
    const definition = await loadPage(flowLoaders[name]);
    // If the person is on the way to another page, that page's flow may have started already.
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
      // Failures are ignored here: the page's own queries show them.
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
      ...rows.filter((row) => !hasGraphqlQueries(row)).map(toRouteObject),
      {
        loader: async () => {
          const { Layout, current } = await loadPage(loadDataLayer);
          return { Page: Layout, ...current() };
        },
        shouldRevalidate: () => true,
        Component: LoadedPage,
        children: rows.filter(hasGraphqlQueries).map(toRouteObject),
      },
    ];
  };

  return [
    {
      Component: Root,
      HydrateFallback: PageLoading,
      children: [
        {
          // Below the root, so that the error screen shows notices as well.
          ErrorBoundary: RouteError,
          children: [
            {
              loader: async () => ({ Page: await loadPage(loadSiteLayout) }),
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
