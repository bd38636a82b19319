import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createPrefetchedFetch } from '#api/prefetchedFetch.ts';
import { createServerClock } from '#api/serverClock.ts';
import { createStorage, type BrowserStorage } from '#api/storage.ts';
import { findUnhandledEvent } from '#machines/findUnhandledEvent.ts';
import { createBackend } from '#tests/charts/chaos/backend.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import { soon } from '#tests/support/sessionChart.ts';
import { startCharts } from './startCharts.ts';

let backend: ReturnType<typeof createBackend>;
let unhandled: string[];
let charts: ReturnType<typeof start>;

function start(storage: BrowserStorage) {
  return startCharts({
    storage,
    clock: createServerClock(Date.now(), { wall: () => Date.now(), steady: () => performance.now() }),
    locks: null,
    restBaseUrl: '',
    fetch: createPrefetchedFetch(),
    network: { isOnline: () => true, onChange: () => () => undefined },
    tabs: {
      follow: () => () => undefined,
      followLoss: () => () => undefined,
      tellLoggedOut: () => undefined,
    },
    followAttention: () => () => undefined,
    recordLeads: () => Promise.resolve(),
    followPartners: () => undefined,
    forgetHeld: () => undefined,
    log: () => undefined,
    now: () => performance.now(),
    inspect: (inspected) => {
      const found = findUnhandledEvent(inspected);
      if (found) unhandled.push(`${found.event} in ${JSON.stringify(found.state)}`);
    },
  });
}

const openStorage = () =>
  createStorage({ localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() });

/** Storage with a session of X. */
function storageOfX(): BrowserStorage {
  const storage = openStorage();
  storeSession(storage, 'X');
  return storage;
}

function storeSession(storage: BrowserStorage, name: 'X' | 'Y'): void {
  const { accessToken, refreshToken, userInfo } = backend.begin(name);
  storage.write('accessToken', accessToken);
  storage.write('refreshToken', refreshToken);
  storage.write('userInfo', userInfo);
}

beforeEach(() => {
  unhandled = [];
  backend = createBackend(() => Date.now());
  vi.stubGlobal('fetch', backend.fetch);
});
afterEach(() => {
  charts.app.stop();
  vi.unstubAllGlobals();
});

const loggedIn = () => waitFor(charts.session, (snapshot) => snapshot.matches('loggedIn'));
const loggedOut = () => waitFor(charts.session, (snapshot) => snapshot.matches('loggedOut'));
const credentials = { email: 'X', password: 'irrelevant', remember: true };
/** Waits for a call whose path ends so; returns its index, since charts of the previous test may still make calls. */
async function findCall(path: string): Promise<number> {
  const find = () => backend.calls.findIndex((call) => call.path.endsWith(path));
  await expect.poll(find, { timeout: 10_000 }).not.toBe(-1);
  return find();
}
const notices = () => charts.notifications.getSnapshot().context.notices;

describe('charts with their effects', () => {
  it('keep the tokens of single sign-on in memory if there is no storage', async () => {
    const storage = createStorage({ localStorage: undefined as never, sessionStorage: undefined as never });
    charts = start(storage);
    await loggedOut();
    const arriving = charts.exchangeSsoCode({ code: 'X', state: 'any' }, new AbortController().signal);
    backend.answer(await findCall('sso-exchange'));
    charts.session.send({ type: 'person.arrived', ...(await arriving) });
    expect(charts.session.getSnapshot().matches('loggedIn')).toBe(true);
    expect(storage.read('accessToken')).not.toBeNull();
  });

  it('do not report a failed log-out to the next person', async () => {
    charts = start(storageOfX());
    await loggedIn();
    charts.session.send({ type: 'logOut.requested' });
    const [late] = backend.calls.splice(await findCall('/logout'), 1);
    charts.session.send({ type: 'logIn.submitted', credentials });
    await findCall('/login');
    late?.settle(new TypeError('No network.'));
    await soon();
    expect(notices()).toEqual([]);
  });

  it('report a failed log-out to the person who logged out', async () => {
    charts = start(storageOfX());
    await loggedIn();
    charts.session.send({ type: 'logOut.requested' });
    backend.fail(await findCall('/logout'));
    await expect.poll(() => notices().length).toBe(1);
  });

  it('ignore a call without a token after the session has ended', async () => {
    const storage = storageOfX();
    charts = start(storage);
    await loggedIn();
    charts.rejectBy('rest')(storage.read('accessToken'));
    charts.rejectBy('rest')(null);
    expect(charts.session.getSnapshot().value).toBe('ended');
    expect(unhandled).toEqual([]);
  });

  it('clear a session whose token is refused while its person logs in again', async () => {
    const storage = storageOfX();
    storage.remove('userInfo');
    charts = start(storage);
    backend.fail(await findCall('/user-info'));
    await waitFor(charts.session, (snapshot) => snapshot.matches('personUnknown'));
    charts.session.send({ type: 'logIn.submitted', credentials });
    charts.rejectBy('rest')(storage.read('accessToken'));
    expect(charts.session.getSnapshot().context.isHeld).toBe(false);
    expect(storage.read('refreshToken')).toBeNull();
  });

  it('clear a session of another tab that is refused before its message arrives', async () => {
    const storage = openStorage();
    charts = start(storage);
    await loggedOut();
    storeSession(storage, 'Y');
    charts.rejectBy('rest')(storage.read('accessToken'));
    expect(storage.read('userInfo')).toBeNull();
    expect(storage.read('refreshToken')).toBeNull();
  });

  it("store a change of the person's own data, but not in a session that another tab has begun", async () => {
    const storage = storageOfX();
    charts = start(storage);
    await loggedIn();
    charts.keepPerson({ firstName: 'Xaver' });
    expect(storage.read('userInfo')?.firstName).toBe('Xaver');
    expect(charts.session.getSnapshot().context.userInfo?.firstName).toBe('Xaver');
    storeSession(storage, 'Y');
    charts.keepPerson({ firstName: 'Xenia' });
    expect(storage.read('userInfo')?.firstName).toBe('Yusuf');
  });
});
