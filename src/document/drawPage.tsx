import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createPath, type RouteObject } from 'react-router-dom';
import { BareLayout } from '#app/BareLayout.tsx';
import { createApp } from '#app/createApp.ts';
import { PageLoading } from '#app/PageLoading.tsx';
import { readsRows, routeAt, type Layout, type RouteRow } from '#app/routes.tsx';
import { SiteLayout } from '#app/SiteLayout.tsx';
import { titleOf } from '#app/usePageChange.ts';
import type { Config } from '#config/env.ts';
import { mayOpen } from '#domain/access.ts';
import { limits } from '#domain/limits.ts';
import { searchParameter } from '#domain/paths.ts';
import { Role, roleKind } from '#domain/role.ts';
import { App } from './App.tsx';
import { callsAhead } from './callsAhead.ts';
import { noteEarly } from './early.ts';
import { fetchAhead, type Ahead } from './fetchAhead.ts';
import { fetchStyles } from './fetchStyles.ts';
import { hideFromSignedIn } from './hideFromSignedIn.ts';
import { modulesOf } from './modulesOf.ts';
import { silentChannel, visitorWindow } from './visitorWindow.ts';
import { whenSettled } from './whenSettled.ts';

/** Routes of the frames: what stands around a page while nobody knows who is here. */
const frames: Readonly<Record<Layout, RouteObject[]>> = {
  site: [{ Component: SiteLayout, children: [{ path: '*', Component: PageLoading }] }],
  bare: [{ Component: BareLayout, children: [{ path: '*', Component: PageLoading }] }],
};

/** A page as the server knows it. */
interface ServedPage {
  readonly title: string;
  /** The page of a visitor who comes for the first time, or what stands around a page that is not drawn. */
  readonly drawn: Drawn | null;
  /** Script of the head, to run before anything is painted. */
  readonly script: string;
  /** Modules that bring the code of the page, by the names of their files. */
  readonly modules: readonly string[];
  /** Content of the block `#ahead`, but for the names of files; null where the page itself is drawn. */
  readonly ahead: Omit<Ahead, 'scripts'> | null;
}

interface Drawn {
  /** Markup of the element that the app lives in. */
  readonly body: string;
  /** Style elements that the markup needs beside the style sheet. */
  readonly styles: string;
}

interface Asked {
  /** A path with its query. */
  readonly address: string;
  readonly config: Config;
  /** For style elements, under a content security policy that asks for one. */
  readonly nonce?: string | undefined;
}

/**
 * The page at an address; null where there is none. Draws only the frame of a page behind the log-in, and nothing of a page
 * whose address holds a secret.
 */
export async function drawPage(asked: Asked): Promise<ServedPage | null> {
  const address = new URL(asked.address, 'http://localhost');
  const row = routeAt(address.pathname);
  if (!row) return null;
  const isForVisitors = mayOpen(row.access, 'visitor');
  // A search takes code of its own.
  const isSearched = address.searchParams.has(searchParameter);
  const isDrawable = isForVisitors && !row.hidesSearch && !readsRows(row) && !isSearched;
  const page = isDrawable ? await draw(asked) : null;
  const isFramed = row.layout === 'site' || !isForVisitors;
  const ofDrawn =
    row.access === 'gettingIn' ? [noteEarly, fetchStyles, hideFromSignedIn] : [noteEarly, fetchStyles];
  const script = page ? ofDrawn : [fetchAhead];
  return {
    title: titleOf(row),
    drawn: page ?? (isFramed ? await draw(asked, frames[row.layout]) : null),
    script: script.map((run) => `(${run.toString()})(window)`).join(';'),
    modules: await modulesOf(row, isForVisitors),
    ahead: page ? null : await aheadOf(row, address, asked.config),
  };
}

async function aheadOf(row: RouteRow, address: URL, config: Config): Promise<ServedPage['ahead']> {
  const allowed = Object.values(Role).filter((id) => mayOpen(row.access, roleKind(id)));
  return {
    roles: mayOpen(row.access, 'visitor') ? null : allowed,
    calls: await callsAhead(row, address, config),
    callTimeout: limits.callTimeout,
    productionHosts: config.productionHosts,
  };
}

/** Draws what the app shows at an address, once it has settled; or a frame, while the app does not know who is here. */
async function draw({ address, config, nonce }: Asked, frame?: RouteObject[]): Promise<Drawn | null> {
  const open = (routes: RouteObject[]) => createMemoryRouter(routes, { initialEntries: [address] });
  const app = createApp({
    config,
    page: visitorWindow(new URL(address, 'http://localhost').href),
    servedAt: 0,
    channel: silentChannel(),
    createRouter: open,
  });
  const router = frame ? open(frame) : app.router;
  try {
    if (!frame) await whenSettled(router);
    const { location, errors } = router.state;
    if (errors || createPath(location) !== address) return null;
    const html = renderToString(<App runtime={app.runtime} router={router} nonce={nonce} />);
    const styles = /<style[\s\S]*?<\/style>/g;
    return { body: html.replaceAll(styles, ''), styles: html.match(styles)?.join('') ?? '' };
  } finally {
    router.dispose();
    app.router.dispose();
    app.runtime.app.stop();
  }
}
