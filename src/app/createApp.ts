import { createBrowserRouter } from 'react-router-dom';
import { createActor, waitFor } from 'xstate';
import { createCollectorSink } from '#analytics/collectorSink.ts';
import { createInspector } from '#analytics/inspector.ts';
import { readAddresses } from '#api/addresses.ts';
import { createQueries } from '#api/queries.ts';
import { createRest } from '#api/rest.ts';
import { createServerClock } from '#api/serverClock.ts';
import { createStorage } from '#api/storage.ts';
import { createStoreTokens } from '#api/storeTokens.ts';
import { connectTabs } from '#api/tabs.ts';
import { createTokenRenewal } from '#api/tokenRenewal.ts';
import type { Config } from '#config/env.ts';
import { appMachine, type AppEvent } from '#machines/appMachine.ts';
import { partnerListMachine } from '#machines/partnerListMachine.ts';
import { renewalMachine } from '#machines/renewalMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import type { Runtime } from '#session/runtime.ts';
import { createCategorySource } from './categorySource.ts';
import { createDataSources } from './dataSources.ts';
import { createGuard } from './guard.ts';
import { landing, preloadSignedIn } from './lazyPages.tsx';
import { createNavigation } from './navigation.ts';
import { createPorts } from './ports.ts';
import { toRouteObjects } from './routeObjects.tsx';
import { routeOf } from './routes.tsx';
import { createRunCall } from './runCall.ts';
import { createTokenInForce } from './tokenInForce.ts';

interface AppDependencies {
  readonly config: Config;
  readonly page: Window;
}

/** Milliseconds after which what may be needed later no longer competes with what is needed now. */
const aheadAfter = 5_000;

/** The composition root: gives the charts their effects, starts them, and hangs the router on them. */
export function createApp({ config, page }: AppDependencies) {
  const storage = createStorage(page);
  const { restBaseUrl, graphqlUrl } = readAddresses(config, storage);
  const tabs = connectTabs(page, storage);
  const queries = createQueries();
  const send = (event: AppEvent): void => app.send(event);

  /** Of several tabs and late answers, only the token still in force may end the session. */
  function onRejected(sentToken: string | null): void {
    if (storage.read('accessToken') !== sentToken) return;
    storage.remove('accessToken');
    send({ type: 'token.rejected' });
  }

  const clock = createServerClock(isFromCache(page) ? Date.now() : config.servedAt, {
    wall: () => Date.now(),
    steady: () => page.performance.now(),
  });
  const tokenInForce = createTokenInForce({ storage, clock, readRenewal: () => app.system.get('renewal') });
  const rest = createRest({ baseUrl: restBaseUrl, tokenInForce, onRejected });
  function forgetRows(): void {
    storage.forgetOwn();
    queries.clear();
    data.forget();
  }

  const storeTokens = createStoreTokens(storage, clock);
  const ports = createPorts({
    rest,
    storage,
    tabs,
    queries,
    runCall: createRunCall(send),
    forgetRows,
    storeTokens,
    renewTokens: createTokenRenewal({
      rest,
      storage,
      clock,
      storeTokens,
      locks: page.navigator.locks ?? null,
    }),
  });
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide(ports.session),
        renewal: renewalMachine.provide(ports.renewal),
        partnerList: partnerListMachine.provide(ports.partnerList),
      },
    }),
    {
      input: { storedPartnerList: storage.read('partnerList') },
      inspect: createInspector({
        sink: createCollectorSink(`${restBaseUrl}/api/app/events`, page),
        readUserInfo: () => runtime.session.getSnapshot().context.userInfo,
        readRoute: () => routeOf(router.state.matches)?.path ?? '*',
        now: () => new Date(),
      }),
    },
  ).start();

  const runtime: Runtime = {
    app,
    session: app.system.get('session'),
    partnerList: app.system.get('partnerList'),
    activity: app.system.get('activity'),
    queries,
    categories: createCategorySource(rest, storage),
    ssoLoginUrl: config.ssoLoginUrl,
    isSessionLasting: storage.isLasting,
    // A browser does not ask again for code that it could not get: better not to try without a network.
    preloadSignedIn: () => page.navigator.onLine && preloadSignedIn(data, queries),
  };

  const data = createDataSources(runtime, {
    graphqlUrl,
    tokenInForce,
    onRejected,
  });
  // Logging out leads to the landing page, also where the network has gone by then.
  waitFor(runtime.session, (snapshot) => snapshot.matches('loggedIn'), { timeout: Infinity }).then(
    () => page.setTimeout(() => landing().catch(() => undefined), aheadAfter),
    () => undefined,
  );

  const navigation = createNavigation(runtime, page);
  const router = createBrowserRouter(toRouteObjects({ guard: createGuard(runtime, navigation), data }));
  navigation.follow(router);
  tabs.onLoggedOut(() => send({ type: 'otherTab.loggedOut' }));
  tabs.onPersonStored((userInfo) => {
    const isSamePerson = runtime.session.getSnapshot().context.userInfo?.userId === userInfo.userId;
    send(isSamePerson ? { type: 'person.renewed', userInfo } : { type: 'otherTab.loggedIn' });
  });
  return { runtime, router };
}

/** A page out of the browser's cache says when it was served then, not now. */
function isFromCache(page: Window): boolean {
  const [arrival] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.transferSize === 0;
}
