// @vitest-environment jsdom
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Runtime } from '#session/runtime.ts';
import { createNavigation } from './navigation.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const actor = createActor(setup({}).createMachine({})).start();
const visitor = { app: actor, session: actor } as unknown as Runtime;

let router: Router;
afterEach(() => router.dispose());

/** Middleware that decides asynchronously, as the real guard does. */
const after = (decide: () => void): NonNullable<RouteObject['middleware']> => [
  () => Promise.resolve().then(decide),
];

/** Opens an address in the browser router, which refuses everything except `/`, `/not-found` and `/hidden`. */
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await begin();
}

/** Starts the router on the current history entry, as a reload does. */
async function begin(): Promise<void> {
  const navigation = createNavigation(visitor, { show: () => undefined }, window);
  const refuse = () => {
    throw navigation.refuse('/not-found', 'notLoggedIn');
  };
  router = createBrowserRouter([
    { path: '/', loader: () => null },
    { path: '/not-found', loader: () => null },
    { path: '/hidden', middleware: after(() => navigation.hideSearch()), loader: () => null },
    { path: '*', middleware: after(refuse), loader: () => null },
  ]);
  navigation.follow(router);
  await settled();
}

const settled = () =>
  vi.waitFor(() => expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']));

async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await arrived;
  await settled();
}

const place = () => ({ path: window.location.pathname, ...(router.state.location.state as object | null) });

describe('a page that is refused', () => {
  it('redirects with the reason in the history state, even after a reload', async () => {
    await open('/dashboard?category=All#top');
    const locationState = {
      path: '/not-found',
      reason: 'notLoggedIn',
      returnTo: '/dashboard?category=All#top',
    };
    expect(place()).toMatchObject(locationState);
    router.dispose();
    await begin();
    expect(place()).toMatchObject(locationState);
  });

  it('keeps the previous page in the history, and the target of each refusal', async () => {
    await open('/');
    await router.navigate('/faq');
    await router.navigate('/training');
    expect(place()).toMatchObject({ path: '/not-found', returnTo: '/training' });
    await goBack();
    expect(place()).toMatchObject({ path: '/not-found', returnTo: '/faq' });
    await goBack();
    expect(place()).toEqual({ path: '/' });
  });

  it('adds no history entry if it was opened by its URL', async () => {
    const before = window.history.length;
    await open('/faq');
    expect(window.history.length).toBe(before);
  });
});

it('a secret is removed from the URL, and kept in the history state', async () => {
  await open('/hidden?token=secret');
  expect(window.location.search).toBe('');
  expect(place()).toMatchObject({ path: '/hidden', secret: '?token=secret' });
});
