import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createPath } from 'react-router-dom';
import { createApp } from '#app/createApp.ts';
import { readsRows, routeAt, type RouteRow } from '#app/routes.tsx';
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

/** A page as the server knows it. */
interface ServedPage {
  readonly title: string;
  /** The page of a visitor who comes for the first time; null where the server cannot know what is shown. */
  readonly drawn: Drawn | null;
  /** Script of the head, to run before anything is painted. */
  readonly script: string;
  /** Modules that bring the code of the page, by the names of their files. */
  readonly modules: readonly string[];
  /** Content of the block `#ahead`, but for the names of files; null where the page is drawn. */
  readonly ahead: Omit<Ahead, 'scripts'> | null;
}

interface Drawn {
  /** Markup of the element that the app lives in. */
  readonly body: string;
  /** Style elements that the markup needs beside the style sheets of its code. */
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
 * The page at an address; null where there is none. Pages behind the log-in are not drawn, nor those whose address holds a
 * secret.
 */
export async function drawPage(asked: Asked): Promise<ServedPage | null> {
  const address = new URL(asked.address, 'http://localhost');
  const row = routeAt(address.pathname);
  if (!row) return null;
  const isForVisitors = mayOpen(row.access, 'visitor');
  // A search takes code of its own.
  const isSearched = address.searchParams.has(searchParameter);
  const isDrawable = isForVisitors && !row.hidesSearch && !readsRows(row) && !isSearched;
  const drawn = isDrawable ? await draw(asked) : null;
  const ofDrawn =
    row.access === 'gettingIn' ? [noteEarly, fetchStyles, hideFromSignedIn] : [noteEarly, fetchStyles];
  const script = drawn ? ofDrawn : [fetchAhead];
  return {
    title: titleOf(row),
    drawn,
    script: script.map((run) => `(${run.toString()})(window)`).join(';'),
    modules: await modulesOf(row, isForVisitors),
    ahead: drawn ? null : await aheadOf(row, address, asked.config),
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

async function draw({ address, config, nonce }: Asked): Promise<Drawn | null> {
  const app = createApp({
    config,
    page: visitorWindow(new URL(address, 'http://localhost').href),
    servedAt: 0,
    channel: silentChannel(),
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
  });
  const { router, runtime } = app;
  try {
    await whenSettled(router);
    const { location, errors } = router.state;
    if (errors || createPath(location) !== address) return null;
    const html = renderToString(<App {...app} nonce={nonce} />);
    const styles = /<style[\s\S]*?<\/style>/g;
    return { body: html.replaceAll(styles, ''), styles: html.match(styles)?.join('') ?? '' };
  } finally {
    router.dispose();
    runtime.app.stop();
  }
}
