import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackedEvent, TrackingContext } from '#domain/trackedEvent.ts';
import { randomUuid } from '#domain/randomKey.ts';
import { standInForAnalytics } from '#tests/support/analyticsService.ts';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { createThirdPartySink } from './thirdPartySink.ts';

const visitor: TrackingContext = { area: 'Marketplace', route: 'Login' };
const dana: TrackingContext = {
  area: 'Marketplace',
  route: 'Dashboard',
  userId: 2,
  userName: 'owner@lintel.test',
  email: 'owner@lintel.test',
  phone: null,
  ppUserId: '-',
  ppCustomerId: 'C-1',
  roleName: 'Owner',
  customer: { customerId: 1, customerName: 'Acme Builders' },
};
const sam: TrackingContext = { ...dana, userId: 3, userName: 'user@lintel.test', email: 'user@lintel.test' };

function tracked(name: TrackedEvent['name'], context = visitor, properties = {}): TrackedEvent {
  return { messageId: randomUuid(), name, properties, context, at: '2026-11-20T12:00:00.000Z' };
}

interface Visit {
  readonly hostname?: string;
  readonly globalPrivacyControl?: boolean;
  readonly endpoint?: string;
}

const logged = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>(fetch);
beforeEach(() => {
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation(logged);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockClear();
  fetched.mockClear();
});

/** Opens a page, by default on a host with a key, whose events go to a fake service on loopback. */
async function visit({ hostname = 'market.example', globalPrivacyControl, endpoint }: Visit = {}) {
  const service = standInForAnalytics();
  const { origin } = await startLoopbackServer(service.listener);
  const page = Object.assign(new EventTarget(), {
    location: { hostname },
    navigator: { globalPrivacyControl },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    fetch: fetched,
  });
  const keys = [
    { host: 'localhost', key: 'key-1' },
    { host: 'market.example', key: 'key-2' },
  ];
  const send = createThirdPartySink(
    { endpoint: endpoint ?? `${origin}/take`, keys },
    page as unknown as Window,
  );
  /** Leaves the page once the SDK had time to load. */
  async function leave(): Promise<void> {
    await import('./thirdPartyClient.ts');
    await setTimeout(20);
    page.dispatchEvent(new Event('pagehide'));
  }
  return { service, page, send, leave };
}

describe('the third party', () => {
  it('gets message id, name, properties, context and time of each event in order, with the key of the host', async () => {
    const { service, send } = await visit();
    const events = [
      tracked('Login Visited'),
      tracked('Login Success', dana, { method: 'password' }),
      tracked('Call To Action', dana, { partnerId: 4, partner: 'Lendflow', place: 'card' }),
    ];
    for (const event of events) send({ ...event, run: 'a'.repeat(32), step: 1 });
    await vi.waitFor(() => expect(service.events()).toHaveLength(4), { timeout: 5_000 });

    expect(service.calls.map(({ address }) => address)).toEqual(['/take/batch/']);
    expect(service.keys()).toEqual(['key-2']);
    const [visited, identified, succeeded, called] = service.events();
    expect([visited, succeeded, called].map((sent) => sent?.uuid)).toEqual(
      events.map(({ messageId }) => messageId),
    );
    const at = '2026-11-20T12:00:00.000Z';
    const added = { $geoip_disable: true };
    const asVisitor = { ...added, $process_person_profile: false };
    const asPerson = { ...added, $process_person_profile: true };
    const asked = { distinct_id: '2', timestamp: at };
    expect(visited).toMatchObject({ event: 'Login Visited', timestamp: at });
    expect(visited?.properties).toEqual({ ...visitor, ...asVisitor });
    expect(identified).toMatchObject({ event: '$identify', ...asked });
    expect(identified?.properties).toEqual({ ...added, $anon_distinct_id: visited?.distinct_id });
    expect(succeeded).toMatchObject({ event: 'Login Success', ...asked });
    expect(succeeded?.properties).toEqual({ ...dana, method: 'password', ...asPerson });
    expect(called).toMatchObject({ event: 'Call To Action', ...asked });
    expect(called?.properties).toEqual({
      ...dana,
      partnerId: 4,
      partner: 'Lendflow',
      place: 'card',
      ...asPerson,
    });
    expect(Object.keys(called ?? {}).toSorted()).toEqual([
      'distinct_id',
      'event',
      'properties',
      'timestamp',
      'uuid',
    ]);
  });

  it('gets the person only while they are logged in, and different anonymous ids for different visitors', async () => {
    const { service, send, leave } = await visit();
    send(tracked('Login Visited'));
    send(tracked('Login Success', dana));
    send(tracked('Logout', dana));
    send(tracked('Login Visited'));
    send(tracked('Login Success', dana));
    send(tracked('Settings Button', sam));
    await leave();
    await vi.waitFor(() => expect(service.events()).toHaveLength(9));

    const ids = service.events().map(({ event, distinct_id: id }) => [event, id]);
    const [first, , , , second] = ids.map(([, id]) => id);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(ids).toEqual([
      ['Login Visited', first],
      ['$identify', '2'],
      ['Login Success', '2'],
      ['Logout', '2'],
      ['Login Visited', second],
      ['$identify', '2'],
      ['Login Success', '2'],
      ['$identify', '3'],
      ['Settings Button', '3'],
    ]);
    const merged = service.events().map(({ properties }) => properties['$anon_distinct_id']);
    expect(merged[1]).toBe(first);
    expect(merged[5]).toBe(second);
    expect(merged[7]).toMatch(/^[\da-f-]{36}$/);
    expect([first, second]).not.toContain(merged[7]);
  });

  it('gets queued events at once when the page is hidden or left, with keepalive', async () => {
    const { service, page, send, leave } = await visit();
    send(tracked('Login Visited'));
    await leave();
    await vi.waitFor(() => expect(service.events()).toHaveLength(1), { timeout: 500 });
    send(tracked('Registration Button', visitor, { place: 'header' }));
    await setTimeout(0);
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(service.events()).toHaveLength(2), { timeout: 500 });
    for (const [, options] of fetched.mock.calls) {
      expect(options).toMatchObject({ keepalive: true, credentials: 'omit' });
    }
  });

  it('gets all events, at most twenty in one call', async () => {
    const { service, send, leave } = await visit();
    for (let count = 0; count < 45; count += 1) send(tracked('Learn More', dana, { partnerId: count }));
    await leave();
    await vi.waitFor(() => expect(service.events()).toHaveLength(46));
    const numbers = service.events().map(({ properties }) => properties['partnerId']);
    expect(numbers).toEqual([undefined, ...Array.from({ length: 45 }, (_, count) => count)]);
    for (const { body } of service.calls) {
      expect((JSON.parse(body) as { batch: unknown[] }).batch.length).toBeLessThanOrEqual(20);
    }
  });

  it.each<[string, Visit]>([
    ['a browser that asks for Global Privacy Control', { globalPrivacyControl: true }],
    ['a host without a key', { hostname: 'other.example' }],
  ])('gets nothing from %s', async (_what, visited) => {
    const { send, leave } = await visit(visited);
    send(tracked('Login Visited'));
    send(tracked('Login Success', dana));
    await leave();
    await setTimeout(100);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is optional', () => {
    const page = { location: { hostname: 'localhost' }, navigator: {} } as unknown as Window;
    expect(() => createThirdPartySink(null, page)(tracked('Login Visited'))).not.toThrow();
  });

  it('gets the events again after a failure, without output on the console', async () => {
    const service = standInForAnalytics(503);
    const { origin } = await startLoopbackServer(service.listener);
    const { send, leave } = await visit({ endpoint: origin });
    send(tracked('Login Visited'));
    await leave();
    await vi.waitFor(() => expect(service.calls).toHaveLength(2), { timeout: 10_000, interval: 100 });
    expect(service.events().map(({ event }) => event)).toEqual(['Login Visited', 'Login Visited']);
    expect(logged).not.toHaveBeenCalled();
  }, 15_000);

  it('can refuse every event without output on the console', async () => {
    const service = standInForAnalytics(401, 401);
    const { origin } = await startLoopbackServer(service.listener);
    const { send, leave } = await visit({ endpoint: origin });
    send(tracked('Login Visited'));
    await vi.waitFor(() => expect(service.calls).toHaveLength(1), { timeout: 5_000 });
    await setTimeout(50);
    send(tracked('Registration Button'));
    await leave();
    await vi.waitFor(() => expect(service.calls).toHaveLength(2));
    await setTimeout(50);
    expect(service.events().map(({ event }) => event)).toEqual(['Login Visited', 'Registration Button']);
    expect(logged).not.toHaveBeenCalled();
  });
});
