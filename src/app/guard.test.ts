import { redirect } from 'react-router-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { paths } from '#domain/paths.ts';
import { Role } from '#domain/role.ts';
import type { Runtime } from '#session/runtime.ts';
import { createGuard } from './guard.ts';
import { loadRouteCode, findRouteByPath } from './routes.tsx';

/** A runtime in which nobody is logged in. */
const visitor = {
  session: createActor(setup({}).createMachine({ initial: 'loggedOut', states: { loggedOut: {} } })).start(),
  app: { getSnapshot: () => ({ children: {} }) },
} as unknown as Runtime;

/** Opens a page; returns the path that it redirects to, or null. */
async function open(pathname: string, runtime = visitor): Promise<string | null> {
  const guard = createGuard(runtime, { refuse: (to) => redirect(to) });
  const row = findRouteByPath(pathname);
  if (!row) throw new Error(`No page at ${pathname}`);
  try {
    await guard(row, new AbortController().signal);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

// The guard starts to load this code; the next file would miss code that arrives after this one.
afterAll(async () => {
  const row = findRouteByPath(paths.qxo);
  if (row) await loadRouteCode(row);
});

it('the guard lets a visitor open a public page', async () => {
  expect(await open('/login')).toBeNull();
});

it('the guard redirects a visitor from a page for regular users', async () => {
  expect(await open('/dashboard')).toBe('/not-found');
});

/** An owner whose partner list is empty, while it is being revalidated or afterwards. */
function withoutPartners(initial: 'revalidating' | 'held') {
  const session = setup({}).createMachine({
    context: { userInfo: { roleDetail: { roles: [{ id: Role.Owner, name: 'Owner' }] } } },
    initial: 'loggedIn',
    states: { loggedIn: {} },
  });
  const partnerList = setup({
    types: {
      events: {} as
        | { type: 'loaded'; partners: readonly { id: number }[] }
        | { type: 'list.aged' }
        | { type: 'failed' },
    },
  }).createMachine({
    context: { partners: [] as readonly { id: number }[], failure: null as object | null },
    initial,
    states: {
      revalidating: {
        tags: 'onItsWay',
        on: {
          failed: { target: 'held', actions: assign({ failure: { code: 'UNREACHABLE' } }) },
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

describe('the page of a partner that is not in the stored list', () => {
  it.each([
    ['revalidating', 'opens if the new list has it', [{ id: 12 }], null],
    ['revalidating', 'is not found if the new list lacks it as well', [], '/not-found'],
    ['held', 'opens if the new list has it', [{ id: 12 }], null],
    ['held', 'is not found if the new list lacks it as well', [], '/not-found'],
  ] as const)('in the state %s waits, and %s', async (initial, _, partners, expected) => {
    const runtime = withoutPartners(initial);
    let isDecided = false;
    const opened = open(paths.qxo, runtime as unknown as Runtime).finally(() => {
      isDecided = true;
    });
    await new Promise(setImmediate);
    expect(isDecided).toBe(false);
    runtime.partnerList.send({ type: 'loaded', partners });
    expect(await opened).toBe(expected);
  });

  it('fails if no newer list can be loaded', async () => {
    const runtime = withoutPartners('held');
    const opened = open(paths.qxo, runtime as unknown as Runtime);
    await new Promise(setImmediate);
    runtime.partnerList.send({ type: 'failed' });
    await expect(opened).rejects.toMatchObject({ cause: { code: 'UNREACHABLE' } });
  });
});
