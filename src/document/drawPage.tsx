import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createPath } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { createApp } from '#app/createApp.ts';
import { titleOf } from '#app/usePageChange.ts';
import { readsRows, routeAt } from '#app/routes.tsx';
import { mayOpen } from '#domain/access.ts';
import type { Config } from '#config/env.ts';
import { noteEarly } from './early.ts';
import { fetchStyles } from './fetchStyles.ts';
import { hideFromSignedIn } from './hideFromSignedIn.ts';
import { silentChannel, visitorWindow } from './visitorWindow.ts';
import { whenSettled } from './whenSettled.ts';

/** A page as a visitor sees it who comes for the first time. */
interface DrawnPage {
  readonly title: string;
  /** Markup of the element that the app lives in. */
  readonly body: string;
  /** Script of the head, to run before anything is painted. */
  readonly script: string;
  /** Style elements that the markup needs beside the style sheets of its code. */
  readonly styles: string;
  /** What the code of the page is called, as its file is. */
  readonly components: readonly string[];
}

/**
 * Draws the page at a path with its query; null where the server cannot know what it shows: behind the log-in, and
 * where the address holds a secret.
 */
export async function drawPage(address: string, config: Config, nonce?: string): Promise<DrawnPage | null> {
  const { href, pathname } = new URL(address, 'http://localhost');
  const row = routeAt(pathname);
  if (!row || row.hidesSearch || readsRows(row) || !mayOpen(row.access, 'visitor')) return null;
  const app = createApp({
    config,
    page: visitorWindow(href),
    channel: silentChannel(),
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
  });
  const { router, runtime } = app;
  try {
    await whenSettled(router);
    const { location, errors, loaderData } = router.state;
    if (errors || createPath(location) !== address) return null;
    const styles: string[] = [];
    const body = renderToString(<App {...app} nonce={nonce} />).replaceAll(
      /<style[\s\S]*?<\/style>/g,
      (style) => {
        styles.push(style);
        return '';
      },
    );
    const components = Object.values(loaderData).flatMap((data: unknown) => nameOf(data));
    const script = [noteEarly, fetchStyles, ...(row.access === 'gettingIn' ? [hideFromSignedIn] : [])];
    return {
      title: titleOf(row),
      body,
      script: script.map((run) => `(${run.toString()})(window)`).join(';'),
      styles: styles.join(''),
      components,
    };
  } finally {
    router.dispose();
    runtime.app.stop();
  }
}

function nameOf(data: unknown): string[] {
  const { Page, flow } = (data ?? {}) as { Page?: { name: string }; flow?: { name: string } | null };
  return [...(Page ? [Page.name] : []), ...(flow ? [`${flow.name}Flow`] : [])];
}
