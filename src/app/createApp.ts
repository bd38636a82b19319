import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { waitFor, type InspectionEvent } from 'xstate';
import { createCollector } from '#analytics/collector.ts';
import { createTracker } from '#analytics/tracker.ts';
import { createSinks } from '#analytics/sinks.ts';
import { createKeptRuns } from '#analytics/keptRuns.ts';
import { createStepFollower } from '#analytics/stepFollower.ts';
import { createThirdPartySink } from '#analytics/thirdPartySink.ts';
import { readBackendUrls } from '#api/addresses.ts';
import { followAttention } from '#api/attention.ts';
import { createPrefetchedFetch } from '#api/prefetchedFetch.ts';
import { connectNetwork } from '#api/network.ts';
import { readReturnTo } from '#api/returnTo.ts';
import { createServerClock } from '#api/serverClock.ts';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import { createStorage } from '#api/storage.ts';
import { connectTabs } from '#api/tabs.ts';
import type { Config } from '#config/env.ts';
import { readShowcase } from '#domain/showcase.ts';
import { createSuggestAddresses } from '#features/settings/suggestAddresses.ts';
import { RecordLeadsDocument } from '#graphql/leadRequests.ts';
import { getLastingCharts, type Runtime } from '#session/runtime.ts';
import { createShownCatalog } from '#session/showcase.ts';
import { createCategoriesQuery } from './categories.ts';
import { createDataCalls } from './dataCalls.ts';
import { createFlowControl } from './flows.ts';
import { createGuard } from './guard.ts';
import { loadLandingPage, loadPersonParts } from './lazyPages.tsx';
import { createNavigation } from './navigation.ts';
import { createCountUnfoundSearch, createLoadPartnerSearch } from './partnerSearches.ts';
import { createPreloads } from './preloads.ts';
import { toRouteObjects } from './routeObjects.tsx';
import { notFoundId, findMatchedRoute } from './routes.tsx';
import { startCharts } from './startCharts.ts';
import { createHasFreshToken } from './getAccessToken.ts';

interface AppDependencies {
  readonly config: Config;
  readonly page: Window;
  /** Time at which the server sent the page, by the server's clock, in milliseconds since 1970. */
  readonly servedAt: number;
  readonly channel: BroadcastChannel;
  /** Creates the browser's router, or on the server a memory router at the requested address. */
  readonly createRouter: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
  readonly inspect?: ((inspected: InspectionEvent) => void) | undefined;
}

/** Milliseconds from the log-in until the code of the landing page is loaded in advance. */
const aheadAfter = 5_000;

const readClock = () => new Date();

/** Creates the app (composition root): provides the charts' effects, starts the charts, and connects the router. */
export function createApp({ config, page, servedAt, channel, createRouter, inspect }: AppDependencies) {
  const storage = createStorage(page);
  const { restBaseUrl, graphqlUrl } = readBackendUrls(config, storage);
  const network = connectNetwork(page);
  const fetch = createPrefetchedFetch(page.callsUnderWay);
  const clock = createServerClock(servedAt, { wall: () => Date.now(), steady: () => page.performance.now() });
  const collector = createCollector(`${restBaseUrl}/api/app/events`, page, () => ({
    session: readStoredSessionId(storage),
    token: storage.read('accessToken'),
  }));
  const runs = createKeptRuns(storage, page);
  const track = createTracker({
    sink: createSinks([collector.sink, createThirdPartySink(config.analytics, page)]),
    readUserInfo: () => charts.session.getSnapshot().context.userInfo,
    readRoute: () => findMatchedRoute(router.state.matches)?.id ?? notFoundId,
    readRuns: runs.read,
    now: readClock,
  });
  const followSteps = createStepFollower({ onStep: collector.onStep, runs, now: readClock });
  const inspectAll = (inspected: InspectionEvent) => {
    followSteps(inspected);
    track(inspected);
    inspect?.(inspected);
  };
  const charts = startCharts({
    storage,
    clock,
    restBaseUrl,
    fetch,
    network,
    tabs: connectTabs(page, channel, storage),
    followAttention: (tell) => followAttention(page, tell),
    locks: page.navigator.locks ?? null,
    forgetHeld: () => calls.forget(),
    // These cached data depend on the partners, so they are out of date.
    followPartners: () => {
      queries.renew('categories');
      calls.held()?.forget('offers', 'missingPartners', 'partnerPage');
    },
    recordLeads: (leads) =>
      calls.requestAs({ isBackground: true })(RecordLeadsDocument, {
        leads: leads.map(({ madeAt, ...lead }) => ({ ...lead, madeAt: new Date(madeAt).toISOString() })),
      }),
    // oxlint-disable-next-line no-console -- the spec wants failed calls logged (section 8).
    log: (line) => console.error(line),
    now: () => page.performance.now(),
    inspect: inspectAll,
  });
  const { app, session, rest, restOptions, queries, rejectBy } = charts;
  const readSession = () => readStoredSessionId(storage);
  const calls = createDataCalls({
    ...charts,
    onRejected: rejectBy('data'),
    calls: {
      graphqlUrl,
      fetch,
      network,
      getAccessToken: charts.getAccessToken,
      readWanted: () => navigation.readOpened().pathname,
      readSession,
      page,
      productionHosts: config.productionHosts,
      onTokenMissing: () => rejectBy('rest')(null),
    },
  });
  const request = calls.requestAs({ isToldByPage: true });
  const files = async () => (await import('#api/files.ts')).createFileCalls(restOptions, charts.runCall);
  const readSearchRequest = () =>
    calls.requestAs({ isBackground: true, noAuth: storage.read('accessToken') === null });

  const runtime: Runtime = {
    app,
    inspect: inspectAll,
    ...getLastingCharts(app),
    queries,
    catalog: createShownCatalog(readShowcase(config.showcase)),
    storage,
    categories: createCategoriesQuery(rest, storage, queries),
    ssoLoginUrl: config.ssoLoginUrl,
    loadPartnerSearch: createLoadPartnerSearch(readSearchRequest, readSession),
    countUnfoundSearch: createCountUnfoundSearch(readSearchRequest),
    suggestAddresses: createSuggestAddresses(config.mapsScriptUrl, storage, page),
    returnTo: readReturnTo(page, config.returnOrigins),
    areAffiliatesReviewed: config.areAffiliatesReviewed,
    isSessionLasting: storage.isLasting,
    isInForce: (key) => router.state.navigation.state === 'idle' && router.state.location.key === key,
    latestQuery: () => (router.state.navigation.location ?? router.state.location).search,
    // Not while offline: a browser requests failed code again only after a reload.
    preloadSignedIn: () => network.isOnline() && void preloads.preloadSignedIn().catch(() => undefined),
    // If a preload fails, the page is loaded when it is opened, which shows the failure.
    preloadPage: (href) => network.isOnline() && void preloads.preloadPage(href).catch(() => undefined),
    request,
    download: async (path, name) => (await files()).download(path, name),
  };

  // The code for signed-in people loads in parallel with the code of the page.
  if (storage.read('accessToken') !== null) loadPersonParts().catch(() => undefined);

  // Logging out leads to the landing page, which must also be shown offline.
  waitFor(session, (snapshot) => snapshot.matches('loggedIn')).then(
    () => page.setTimeout(() => loadLandingPage().catch(() => undefined), aheadAfter),
    () => undefined,
  );

  const preloads = createPreloads({
    runtime,
    data: {
      client: async () => (await calls.loadLayer()).current().client,
      loadCategories: () => runtime.categories.fetch(session.getSnapshot().context.userInfo?.userId),
    },
    hasFreshToken: createHasFreshToken({ storage, clock }),
    origin: page.location.origin,
  });
  const flows = createFlowControl(app, {
    runtime,
    storage,
    requestPublicly: calls.requestAs({ noAuth: true, isToldByPage: true }),
    request,
    held: calls.held,
    loadFiles: files,
    exchangeSsoCode: charts.exchangeSsoCode,
    keepPerson: charts.keepPerson,
    now: () => clock.now(),
  });
  const navigation = createNavigation(runtime, flows, page);
  const router = createRouter(
    toRouteObjects({
      guard: createGuard(runtime, navigation),
      navigation,
      flows,
      askForRows: preloads.askForRows,
      loadDataLayer: calls.loadLayer,
    }),
  );
  navigation.follow(router);
  const pressed = storage.read('registerPressed');
  if (pressed) app.send({ type: 'register.pressed', place: pressed });
  storage.remove('registerPressed');
  return { runtime, router, storage };
}
