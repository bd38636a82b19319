import { createMemoryRouter, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { createActor, SimulatedClock, type InspectionEvent } from 'xstate';
import type { FileCalls } from '#api/files.ts';
import { createRestQueries } from '#api/queries.ts';
import type { SendOperation } from '#api/request.ts';
import { createStorage } from '#api/storage.ts';
import { createFlowControl } from '#app/flows.ts';
import { createGuard } from '#app/guard.ts';
import { createNavigation } from '#app/navigation.ts';
import { toRouteObjects } from '#app/routeObjects.tsx';
import type { RouteRow } from '#app/routes.tsx';
import { createRunCalls } from '#app/runCalls.ts';
import { unchangedShowcase } from '#domain/showcase.ts';
import type { LocationState } from '#domain/locationState.ts';
import type { Credentials } from '#domain/credentials.ts';
import { paths } from '#domain/paths.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect } from '#machines/port.ts';
import type { ArrivedPerson } from '#machines/sessionEvent.ts';
import type { StoredSession } from '#machines/sessionSetup.ts';
import { createShownCatalog } from '#session/showcase.ts';
import { getLastingCharts, type Runtime } from '#session/runtime.ts';
import { quietApp, quietSession } from '#tests/support/quietApp.ts';
import { createDeferredCalls } from './deferredCalls.ts';
import { Elsewhere } from './Elsewhere.tsx';

export interface Opened {
  /** Path and query of the page that the person opens. */
  readonly address: string;
  readonly locationState?: LocationState;
  /** Session that the browser kept from an earlier visit; reading a broken storage fails. */
  readonly stored?: StoredSession | 'broken';
  /** Values of the browser's storage. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Answers to the queries of the page, by operation name; other queries stay pending. */
  readonly rows?: Readonly<Record<string, object>>;
  /** True if pages without a flow load slowly, each with a call `page`. */
  readonly arePagesSlow?: boolean;
  /** True, by default, if administrators decide who becomes an affiliate. */
  readonly areAffiliatesReviewed?: boolean;
}

class WatchedClock extends SimulatedClock {
  readonly #waiting = new Set<number>();

  override setTimeout(run: () => void, milliseconds: number): number {
    const id = super.setTimeout(() => {
      this.#waiting.delete(id);
      run();
    }, milliseconds);
    this.#waiting.add(id);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#waiting.delete(id);
    super.clearTimeout(id);
  }

  isWaiting(): boolean {
    return this.#waiting.size > 0;
  }
}

const noCategories = { error: null };

const never = () => new Promise<never>(() => undefined);

/**
 * Starts the app as `createApp` does, with the real charts, flows, routes, guard and navigation. The test settles its
 * calls, its clock stands still, and its router keeps the history in memory. `Elsewhere` replaces the pages without a
 * flow, except the log-in screen.
 */
export function startApp(
  { address, locationState, stored, kept = {}, arePagesSlow = false, areAffiliatesReviewed = true }: Opened,
  inspect: (inspected: InspectionEvent) => void,
) {
  window.localStorage.clear();
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, JSON.stringify(value));
  const storage = createStorage(window);
  const calls = createDeferredCalls();
  const clock = new WatchedClock();
  const browser: { held: StoredSession | 'broken' | null } = { held: stored ?? null };
  const runCalls = createRunCalls(
    (event) => runtime.activity.send(event),
    (_, call) => call(),
  );
  const app = createActor(
    quietApp(
      quietSession.provide({
        actors: {
          restoreSession: effect<StoredSession | null>(async () => {
            if (browser.held === 'broken') throw new Error('The storage is broken');
            return browser.held;
          }),
          logIn: effect<ArrivedPerson, Credentials>(async (given) => ({
            session: 'here',
            userInfo: (await runCalls({ logIn: () => calls.begin('logIn', [given]) }, 'button')).logIn,
            returnUrl: null,
          })),
          refreshUserInfo: effect<UserInfo>(() => calls.begin('refreshUserInfo', [])),
          logOut: effect<void, string | null>(() => calls.begin('logOut', [])),
        },
      }),
    ),
    { input: { isOnline: true }, clock, inspect },
  ).start();
  const files: FileCalls = {
    download: () => calls.begin('download', []),
    send: (...given) => calls.begin('sendFile', given),
    remove: (...given) => calls.begin('removeFile', given),
  };
  const runtime: Runtime = {
    app,
    inspect,
    ...getLastingCharts(app),
    queries: createRestQueries(() => undefined),
    catalog: createShownCatalog(unchangedShowcase),
    storage: { read: () => null, write: () => undefined },
    categories: {
      fetch: never,
      observe: () => ({ subscribe: () => () => undefined, read: () => noCategories }),
    },
    ssoLoginUrl: '/sso/login',
    loadPartnerSearch: never,
    countUnfoundSearch: () => undefined,
    suggestAddresses: null,
    returnTo: null,
    areAffiliatesReviewed,
    isSessionLasting: true,
    preloadSignedIn: () => undefined,
    isInForce: () => true,
    latestQuery: () => '',
    preloadPage: () => undefined,
    request: never,
    download: files.download,
  };
  const request: SendOperation = async ({ name }, ...given) => {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    return { [field]: await calls.begin(field, given) } as never;
  };
  const flows = createFlowControl(app, {
    runtime,
    storage,
    requestPublicly: request,
    request,
    held: () => null,
    loadFiles: async () => files,
    exchangeSsoCode: (answer) => calls.begin('exchangeSsoCode', [answer]),
    keepPerson: () => undefined,
    now: () => Date.now(),
  });
  const navigation = createNavigation(runtime, flows, window);
  const router = createMemoryRouter(
    toRouteObjects({
      guard: createGuard(runtime, navigation),
      navigation,
      flows,
      askForRows: never,
      loadDataLayer: never,
    }).map((route) => replaceOtherPages(route, arePagesSlow ? () => calls.begin('page', []) : null)),
    { initialEntries: [{ ...splitAddress(address), state: locationState ?? null }] },
  );
  navigation.follow(router);

  return {
    runtime,
    router,
    calls,
    /** Advances the clock of the charts. */
    pass: (milliseconds: number) => clock.increment(milliseconds),
    /** True if a chart has a timer. */
    isWaiting: () => clock.isWaiting(),
    /** Somebody logs in in another tab, which shares the storage. */
    logInElsewhere: (userInfo: UserInfo) => {
      browser.held = { session: 'elsewhere', userInfo, refreshed: true };
      runtime.session.send({ type: 'otherTab.stored', session: 'elsewhere', userInfo });
    },
    stop: () => {
      router.dispose();
      app.stop();
    },
  };
}

function splitAddress(address: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(address, window.location.origin);
  return { pathname, search };
}

/** Replaces the pages outside the walked flows, and drops their layouts. */
function replaceOtherPages(route: RouteObject, loader: LoaderFunction | null): RouteObject {
  const row = route.handle as RouteRow | undefined;
  if (row && isWalked(row)) return route;
  if (row) return { path: row.path, handle: row, Component: Elsewhere, ...(loader && { loader }) };
  const { index: _index, children = [], loader: layout, Component = null, ...rest } = route;
  return {
    ...rest,
    ...(!layout && { Component }),
    children: children.map((child) => replaceOtherPages(child, loader)),
  };
}

function isWalked({ flow, path }: RouteRow): boolean {
  return flow !== undefined || path === paths.login || path === paths.accountLogin;
}
