import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Runtime } from '#session/runtime.ts';
import { createGuard } from './guard.ts';
import { routeAt } from './routes.tsx';

/** A runtime in which nobody is logged in. */
const visitor = {
  session: createActor(setup({}).createMachine({ initial: 'loggedOut', states: { loggedOut: {} } })).start(),
  partnerList: createActor(
    setup({}).createMachine({ context: { partners: null }, initial: 'off', states: { off: {} } }),
  ).start(),
} as unknown as Runtime;

function open(pathname: string, redirected: (stop: AbortController) => void) {
  const stop = new AbortController();
  const led: string[] = [];
  const guard = createGuard(visitor, {
    redirect: async (to) => {
      led.push(to);
      redirected(stop);
    },
    follow: () => undefined,
    hideSearch: () => Promise.resolve(),
    readOpened: () => ({ pathname, search: '', arrival: {} }),
  });
  const row = routeAt(pathname);
  if (!row) throw new Error(`No page at ${pathname}`);
  return { passed: guard(row, stop.signal), led };
}

it('lets a visitor through to an open page', async () => {
  const { passed, led } = open('/login', () => undefined);
  await expect(passed).resolves.toBeUndefined();
  expect(led).toEqual([]);
});

it.each([
  ['at once', (stop: AbortController) => stop.abort()],
  ['a moment later', (stop: AbortController) => void setTimeout(() => stop.abort(), 0)],
])(
  'never lets through to a refused page, and is done when the redirect ends it %s',
  async (_, redirected) => {
    const { passed, led } = open('/dashboard', redirected);
    await expect(passed).rejects.toMatchObject({ name: 'AbortError' });
    expect(led).toEqual(['/not-found']);
  },
);
