import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { paths } from '#domain/paths.ts';
import { Role } from '#domain/role.ts';
import type { Runtime } from '#session/runtime.ts';
import { createGuard } from './guard.ts';
import { routeAt } from './routes.tsx';

/** A runtime in which nobody is logged in. */
const visitor = {
  session: createActor(setup({}).createMachine({ initial: 'loggedOut', states: { loggedOut: {} } })).start(),
  app: { getSnapshot: () => ({ children: {} }) },
} as unknown as Runtime;

function open(
  pathname: string,
  redirected: (stop: AbortController) => void,
  runtime = visitor,
  stop = new AbortController(),
) {
  const led: string[] = [];
  const guard = createGuard(runtime, {
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

/** An owner whose list has no partner: while it is loaded anew, or once it was. */
function withoutPartners(initial: 'revalidating' | 'held') {
  const session = setup({}).createMachine({
    context: { userInfo: { roleDetail: { roles: [{ id: Role.Owner, name: 'Owner' }] } } },
    initial: 'loggedIn',
    states: { loggedIn: {} },
  });
  const partnerList = setup({
    types: { events: {} as { type: 'loaded'; partners: readonly { id: number }[] } | { type: 'list.aged' } },
  }).createMachine({
    context: { partners: [] as readonly { id: number }[] },
    initial,
    states: {
      revalidating: {
        tags: 'onItsWay',
        on: {
          loaded: { target: 'held', actions: assign({ partners: ({ event }) => event.partners }) },
        },
      },
      held: { on: { 'list.aged': 'revalidating' } },
    },
  });
  const list = createActor(partnerList).start();
  const app = { getSnapshot: () => ({ children: { partnerList: list } }) };
  return { session: createActor(session).start(), app, partnerList: list };
}

describe('a partner that is not in the list of before', () => {
  it.each([
    ['revalidating', 'is let through to once the new list has it', [{ id: 12 }], []],
    ['revalidating', 'is not found once the new list has it not either', [], ['/not-found']],
    ['held', 'is let through to once the new list has it', [{ id: 12 }], []],
    ['held', 'is not found once the new list has it not either', [], ['/not-found']],
  ] as const)('that was %s %s', async (initial, _, partners, expected) => {
    const runtime = withoutPartners(initial);
    const { passed, led } = open(paths.qxo, (stop) => stop.abort(), runtime as unknown as Runtime);
    const outcome = Promise.allSettled([passed]);
    await Promise.resolve();
    expect(led).toEqual([]);
    runtime.partnerList.send({ type: 'loaded', partners });
    await outcome;
    expect(led).toEqual(expected);
  });

  it('is not turned away twice where the newer list leads elsewhere', async () => {
    const runtime = withoutPartners('revalidating');
    const stop = new AbortController();
    const { passed, led } = open(paths.qxo, () => undefined, runtime as unknown as Runtime, stop);
    runtime.partnerList.subscribe(() => stop.abort());
    runtime.partnerList.send({ type: 'loaded', partners: [] });
    await expect(passed).rejects.toMatchObject({ name: 'AbortError' });
    expect(led).toEqual([]);
  });
});
