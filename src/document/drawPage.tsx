import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createPath, type RouteObject } from 'react-router-dom';
import { keyOfCall } from '#api/prefetchedFetch.ts';
import { AdminLoading } from '#app/AdminLoading.tsx';
import { BareLayout } from '#app/BareLayout.tsx';
import { createApp } from '#app/createApp.ts';
import { PageLoading } from '#app/PageLoading.tsx';
import { reloadOnce } from '#app/reloadOnce.ts';
import { hasGraphqlQueries, findRouteByPath, type Layout, type RouteRow } from '#app/routes.tsx';
import { SiteLayout } from '#app/SiteLayout.tsx';
import { formatDocumentTitle } from '#app/usePageChange.ts';
import type { Config } from '#config/env.ts';
import { mayOpen } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { graphqlPath } from '#domain/graphqlPath.ts';
import { limits } from '#domain/limits.ts';
import { searchParameter } from '#domain/paths.ts';
import { Role, toRoleKind } from '#domain/role.ts';
import type { RenderedMarkup, ServedPage } from '#domain/servedPage.ts';
import { createHavenTheme } from '#haven/theme/theme.ts';
import { App } from './App.tsx';
import { callsAhead } from './callsAhead.ts';
import { recordEarlyInput } from './early.ts';
import { fetchAhead, type Ahead, type CallAhead } from './fetchAhead.ts';
import { hideUntilDecided } from './hideUntilDecided.ts';
import { listPageModules } from './listPageModules.ts';
import { reloadOnScriptError } from './reloadOnScriptError.ts';
import { startAfterFirstPaint } from './startAfterFirstPaint.ts';
import { createSilentChannel, createVisitorWindow } from './createVisitorWindow.ts';
import { whenPageDataArrived } from './whenRouterSettled.ts';

const theme = createHavenTheme(brand.colors);

/** Routes of the frames (a layout with a loading state), rendered in place of a page until the viewer is known. */
const frames: Readonly<Record<Layout | 'admin', RouteObject[]>> = {
  site: [{ Component: SiteLayout, children: [{ path: '*', Component: PageLoading }] }],
  bare: [{ Component: BareLayout, children: [{ path: '*', Component: PageLoading }] }],
  admin: [{ path: '*', Component: AdminLoading }],
};

const frameOf = ({ layout, access }: RouteRow) => frames[access === 'adminPage' ? 'admin' : layout];

type AheadOfCode = Omit<Ahead, 'scripts'>;

interface Asked {
  readonly address: string;
  readonly config: Config;
  readonly answerVisitor: (call: Pick<CallAhead, 'url' | 'headers' | 'body'>) => Promise<string>;
  readonly nonce?: string | undefined;
}

/**
 * Renders the page at an address (path and query) on the server; null for an unknown path. Renders only the frame of a
 * page that is closed to visitors, or whose address cannot be rendered (`isDrawable`), such as one with a secret; an
 * open `bare` page then gets no markup.
 */
export async function drawPage(asked: Asked): Promise<ServedPage<AheadOfCode> | null> {
  const address = new URL(asked.address, 'http://localhost');
  const row = findRouteByPath(address.pathname);
  if (!row) return null;
  const isForVisitors = mayOpen(row.access, 'visitor');
  const isOpen = isForVisitors && isDrawable(row, address, asked.config);
  const recorded = isOpen && !hasGraphqlQueries(row) ? [] : await callsAhead(row, address, asked.config);
  const calls = isOpen ? await answerVisitors(recorded, asked) : recorded;
  const page = isOpen ? await draw(asked, calls) : null;
  const isFramed = row.layout === 'site' || !isForVisitors;
  return {
    title: formatDocumentTitle(row),
    drawn: page ?? (isFramed ? await draw(asked, [], frameOf(row)) : null),
    isFrame: page === null,
    script: scriptOf(row, page !== null),
    modules: await listPageModules(row, address.search, isForVisitors),
    ahead: page && !hasGraphqlQueries(row) ? null : aheadOf(row, calls, asked.config),
  };
}

function isDrawable(row: RouteRow, { searchParams }: URL, { graphqlUrl }: Config): boolean {
  // A search would load more code, and data from another server would delay the page.
  const isElsewhere = hasGraphqlQueries(row) && graphqlUrl !== graphqlPath;
  return !row.hidesSearch && !searchParams.has(searchParameter) && !isElsewhere;
}

/** Returns the inline script of the page's head, which runs before the first paint. */
function scriptOf(row: RouteRow, isDrawn: boolean): string {
  const part = row.layout === 'bare' ? 'page' : 'content';
  const ofDrawn = [callOf(recordEarlyInput), callOf(hideUntilDecided, part)];
  return [
    callOf(reloadOnScriptError, reloadOnce),
    ...(isDrawn ? ofDrawn : []),
    callOf(startAfterFirstPaint, ...(!isDrawn || hasGraphqlQueries(row) ? [fetchAhead] : [])),
  ].join(';');
}

type Script = (page: Window & typeof globalThis, ...given: never[]) => unknown;

const sourceOf = (value: string | Script) =>
  typeof value === 'string' ? JSON.stringify(value) : value.toString();

const callOf = (script: Script, ...given: (string | Script)[]) =>
  `(${sourceOf(script)})(${['window', ...given.map(sourceOf)].join()})`;

/** Adds the response bodies to the calls that visitors make. */
function answerVisitors(calls: readonly CallAhead[], { answerVisitor }: Asked): Promise<CallAhead[]> {
  return Promise.all(
    calls.map(async (call) => (call.callers ? call : { ...call, answer: await answerVisitor(call) })),
  );
}

function aheadOf(row: RouteRow, calls: readonly CallAhead[], config: Config): AheadOfCode {
  const allowed = Object.values(Role).filter((id) => mayOpen(row.access, toRoleKind(id)));
  return {
    roles: mayOpen(row.access, 'visitor') ? null : allowed,
    calls,
    callTimeout: limits.callTimeout,
    productionHosts: config.productionHosts,
  };
}

/** Renders the page at an address with its calls' responses, or the given frame; null after an error or a redirect. */
async function draw(
  { address, config, nonce }: Asked,
  calls: readonly CallAhead[],
  frame?: RouteObject[],
): Promise<RenderedMarkup | null> {
  const answers = calls.flatMap(({ url, body, answer }) =>
    answer === null ? [] : [[keyOfCall(url, null, body), Promise.resolve(new Response(answer))] as const],
  );
  const { runtime, router } = createApp({
    config,
    page: createVisitorWindow(new URL(address, 'http://localhost').href, new Map(answers)),
    servedAt: 0,
    channel: createSilentChannel(),
    createRouter: (routes) => createMemoryRouter(frame ?? routes, { initialEntries: [address] }),
  });
  try {
    if (!frame) await whenPageDataArrived(router);
    const { location, errors } = router.state;
    if (errors || createPath(location) !== address) return null;
    const html = renderToString(<App {...{ runtime, router, theme, nonce }} />);
    const elements = /<style data-emotion="\S+ ([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;
    const styles = [...html.matchAll(elements)];
    return {
      body: html.replaceAll(elements, ''),
      styles: {
        css: styles.map(([, , css = '']) => css).join('\n'),
        names: styles.map(([, name = '']) => name).join(' '),
      },
    };
  } finally {
    router.dispose();
    runtime.app.stop();
  }
}
