import {
  createPath,
  NavigationType,
  redirect,
  replace,
  type createBrowserRouter,
  type Location,
} from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { decideAccess, homePathOf, type RedirectReason, type Viewer } from '#domain/access.ts';
import type { LocationState, ShownPage, StepWantedEvent } from '#domain/locationState.ts';
import { paths } from '#domain/paths.ts';
import { logInPathReturningTo, parseReturnUrl } from '#domain/returnUrl.ts';
import { getPersonRoleKind } from '#domain/userInfo.ts';
import type { Runtime } from '#session/runtime.ts';
import type { FlowControl } from './flows.ts';
import { findRouteByPath, findMatchedRoute } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

export type Navigation = ReturnType<typeof createNavigation>;

export function readViewer({ app, session }: Pick<Runtime, 'app' | 'session'>): Viewer {
  const snapshot = session.getSnapshot();
  if (!snapshot.matches('loggedIn')) return { kind: 'visitor', partnerIds: null };
  const partners = app.getSnapshot().children.partnerList?.getSnapshot().context.partners;
  return {
    kind: getPersonRoleKind(snapshot.context.userInfo),
    partnerIds: partners ? new Set(partners.map(({ id }) => id)) : null,
  };
}

/** Creates the navigation, the only caller of the router: charts navigate by events, the guard by redirects. */
export function createNavigation(runtime: Runtime, flows: Pick<FlowControl, 'show'>, page: Window) {
  const { app, session } = runtime;
  let router: Router | undefined;
  /** Location state for a redirect that the router has not started yet. */
  let kept: LocationState | null = null;

  const goTo = (to: string, state: LocationState = {}, replace = false) =>
    void router?.navigate(to, { replace, state });

  /** Returns the page that the person wanted before logging in, with the access decision; null without a known page. */
  function readReturn(returnUrl: string | null) {
    const asked = returnUrl ?? new URLSearchParams(page.location.search).get('ReturnUrl');
    const wanted = parseReturnUrl(asked, page.location.origin);
    const route =
      wanted === null ? undefined : findRouteByPath(new URL(wanted, page.location.origin).pathname);
    if (wanted === null || !route) return null;
    return { wanted, decision: decideAccess(route.access, readViewer(runtime), route.path) };
  }

  /** Opens the page that the person wanted, if they may open it, otherwise the home page of their role. */
  function goHome(returnUrl: string | null): void {
    const asked = readReturn(returnUrl);
    if (asked && asked.decision.outcome !== 'redirect') return goTo(asked.wanted, {}, true);
    const reason = asked?.decision.outcome === 'redirect' ? { reason: asked.decision.reason } : {};
    goTo(homePathOf(readViewer(runtime).kind), reason, true);
  }

  /** Opens the wanted page if it needs a log-in, else the dashboard; its guard shows why the person failed to load. */
  function goToSignedInPage(returnUrl: string | null): void {
    const asked = readReturn(returnUrl);
    goTo(asked?.decision.outcome === 'redirect' ? asked.wanted : paths.dashboard, {}, true);
  }

  /** Copies `kept` into the location state of a starting redirect, since the router has no option for it. */
  function keepLocationState(state: { readonly _isRedirect?: true } | null): void {
    if (!kept || !state?._isRedirect) return;
    Object.assign(state, kept);
    kept = null;
  }

  /** Whether the router is loading a page for a new history entry. */
  const isPushed = () =>
    router?.state.initialized === true && router.state.navigation.historyAction === NavigationType.Push;

  /** Builds a redirect. The page on which a link was followed stays in the history, so that Back returns to it. */
  function redirectTo(to: string, locationState: LocationState): Response {
    kept = locationState;
    return isPushed() ? redirect(to) : replace(to);
  }

  function explain(reason: RedirectReason): LocationState {
    // After logging in, a visitor returns to the wanted page. A person without the partner can ask for it.
    if (reason === 'notLoggedIn' || reason === 'partnerNotIncluded')
      return { reason, returnTo: readWanted() };
    const { pathname, search } = readLocation();
    const isResetLink = pathname === paths.resetPassword && search !== '';
    return { reason: isResetLink ? 'resetLinkUnused' : reason };
  }

  function readLocation(): Location {
    if (!router) throw new Error('Navigation follows no router yet.');
    return router.state.navigation.location ?? router.state.location;
  }

  const readFlow = () => app.getSnapshot().context.flow?.actor;
  const readOpened = () => toShownPage(readLocation());

  const readWanted = () => createPath(readLocation());

  /** Builds the redirect to the current address with its query moved to the location state; null without a query. */
  function hideSearch(): Response | null {
    const { pathname, search, locationState } = readOpened();
    return search === '' ? null : redirectTo(pathname, { ...locationState, secret: search });
  }

  /** Whether the current page is starting a session, so that the end of the previous one must not leave it. */
  const isArriving = () => readLocation().pathname === paths.ssoCallback;

  function endSession(): void {
    if (!isArriving()) goTo(paths.noAccess, { reason: 'sessionEnded', returnTo: readWanted() }, true);
  }

  /** Opens the log-in screen, which returns to the current address unless its access is `gettingIn` (security U4). */
  function logInAgain(): void {
    if (isArriving()) return;
    const wanted = readWanted();
    const isOnTheWayIn =
      findRouteByPath(new URL(wanted, page.location.origin).pathname)?.access === 'gettingIn';
    const to = isOnTheWayIn ? paths.accountLogin : logInPathReturningTo(wanted, paths.accountLogin);
    goTo(to, { reason: 'sessionEnded' }, true);
  }

  function leaveForbidden(): void {
    const row = findRouteByPath(readLocation().pathname);
    const decision = row && decideAccess(row.access, readViewer(runtime), row.path);
    if (decision?.outcome === 'redirect') goTo(decision.to, explain(decision.reason), !isPushed());
  }

  app.on('navigation.wanted', (wanted) => {
    const returnUrl = 'returnUrl' in wanted ? wanted.returnUrl : null;
    const go = {
      step: ({ address, locationState, replace }: StepWantedEvent) => goTo(address, locationState, replace),
      home: () => goHome(returnUrl),
      signedInPage: () => goToSignedInPage(returnUrl),
      landing: () => goTo(paths.landing, { reason: 'loggedOut' }),
      noAccess: endSession,
      logInAgain,
      dataMissing: () => goTo(paths.dataNotFound, {}, true),
      allowed: leaveForbidden,
    };
    // Deferred, since the router accepts no call while it notifies its subscribers.
    page.queueMicrotask(() => (wanted.to === 'step' ? go.step(wanted.step) : go[wanted.to]()));
  });

  return {
    /** Builds the redirect from a forbidden page; its location state has the reason. */
    refuse: (to: string, reason: RedirectReason) => redirectTo(to, explain(reason)),
    hideSearch,
    readOpened,
    /** Connects the router: from then on, navigates on the charts' events, and reports visited pages to the charts. */
    follow(followed: Router) {
      router = followed;
      let visited: string | undefined;
      let told: { readonly address: string; readonly flow: AnyActorRef | undefined } | undefined;
      const tellVisited = () => {
        const { navigation, location, matches, initialized, errors } = followed.state;
        if (!initialized || navigation.state !== 'idle') return;
        kept = null;
        const address = location.pathname + location.search;
        if (errors) {
          told = undefined;
          app.send({ type: 'page.visited', flow: null });
          return;
        }
        if (address === told?.address && readFlow() === told.flow) return;
        const row = findMatchedRoute(matches);
        app.send({ type: 'page.visited', flow: row?.flow ?? null });
        told = { address, flow: readFlow() };
        flows.show(toShownPage(location));
        if (location.pathname === visited) return;
        // Not on the first page: the list has just been requested, and the calls of the head may still be running.
        if (visited !== undefined) {
          app.getSnapshot().children.partnerList?.send({ type: 'list.aged' });
          page.callsUnderWay?.clear();
        }
        visited = location.pathname;
        if (row?.path === paths.login || row?.path === paths.accountLogin)
          session.send({ type: 'logIn.visited' });
      };
      followed.subscribe(({ navigation }) => {
        if (navigation.location) keepLocationState(navigation.location.state);
        tellVisited();
      });
      tellVisited();
    },
  };
}

function toShownPage({ pathname, search, state }: Location): ShownPage {
  return { pathname, search, locationState: (state as LocationState | null) ?? {} };
}
