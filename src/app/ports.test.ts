import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createRestQueries } from '#api/queries.ts';
import type { Rest } from '#api/rest.ts';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import { createStorage, type BrowserStorage } from '#api/storage.ts';
import { createStoreTokens } from '#api/storeTokens.ts';
import { emptyProductRequest } from '#domain/productRequest.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import { dana, tokenFor } from '#tests/support/session.ts';
import { soon } from '#tests/support/sessionChart.ts';
import { createPorts } from './ports.ts';
import { createRunCalls } from './runCalls.ts';

const answer = { accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900, userInfo: dana };
const credentials = { email: dana.email, password: 'irrelevant', remember: false };

let storage: BrowserStorage;
let cacheClears: number;
let calls: number;
let recorded: unknown[];
/** Settles the pending call. */
let settle: (value: unknown) => void;
let ports: ReturnType<typeof createPorts>;

beforeEach(() => {
  storage = createStorage({ localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() });
  cacheClears = 0;
  calls = 0;
  recorded = [];
  ports = createPorts({
    rest: ((): Promise<unknown> =>
      new Promise((resolve) => {
        calls += 1;
        settle = resolve;
      })) as Rest,
    storage,
    tabs: {
      follow: () => () => undefined,
      followLoss: () => () => undefined,
      tellLoggedOut: () => undefined,
    },
    network: { isOnline: () => true, onChange: () => () => undefined },
    clock: { now: () => 0 },
    followAttention: () => () => undefined,
    queries: createRestQueries(() => undefined),
    runCalls: createRunCalls(
      () => undefined,
      (_, call) => call(),
    ),
    clearCache: () => {
      cacheClears += 1;
    },
    storeTokens: createStoreTokens(storage, { now: () => 0, set: () => undefined }),
    renewTokens: () => Promise.resolve(dana),
    recordLeads: async (leads) => void recorded.push(...leads),
    followPartners: () => undefined,
  });
});

describe('ports', () => {
  it('store the session after a log-in', async () => {
    createActor(ports.session.actors.logIn, { input: credentials }).start();
    settle(answer);
    await soon();
    expect(storage.read('accessToken')).toBe('access-2');
    expect(storage.read('userInfo')?.userId).toBe(2);
  });

  it('store tokens that came without the person, and remove the stored person', async () => {
    storage.write('userInfo', { ...dana, userId: 99 });
    createActor(ports.session.actors.logIn, { input: credentials }).start();
    settle({ ...answer, userInfo: null });
    await soon();
    expect(storage.read('accessToken')).toBe('access-2');
    expect(storage.read('userInfo')).toBeNull();
  });

  it('clear the data of the previous person on a log-in', async () => {
    storage.write('partnerList', [
      { id: 4, partner: 'Lendflow', label: 'Lendflow', href: '/partner/lendflow' },
    ]);
    storage.write('userInfoRefreshed', true);
    createActor(ports.session.actors.logIn, { input: credentials }).start();
    settle(answer);
    await soon();
    expect(storage.read('partnerList')).toBeNull();
    expect(storage.read('userInfoRefreshed')).toBeNull();
    expect(cacheClears).toBe(1);
  });

  it.each([
    ['no other event', () => undefined, []],
    ['the chart has left the state', (stop: () => void) => stop(), null],
    ['another session has begun', () => storage.write('accessToken', tokenFor(0, 'session-of-robin')), null],
  ])(
    'store a partner list that arrives after %s only for the current session',
    async (_, interfere, kept) => {
      storage.write('accessToken', tokenFor(0));
      const calling = vi.waitUntil(() => calls === 1);
      const actor = createActor(ports.partnerList.actors.loadPartnerList, {
        input: { session: readStoredSessionId(storage) ?? '', quietly: true },
      }).start();
      actor.subscribe({ error: () => undefined });
      await calling;
      interfere(() => actor.stop());
      settle([]);
      await soon();
      expect(storage.read('partnerList')).toEqual(kept);
    },
  );

  it.each([
    ['logging in', 'logIn', answer],
    ['refreshing the person', 'refreshUserInfo', dana],
  ] as const)('store nothing from %s after the chart has left the state', async (_, name, late) => {
    const actor =
      name === 'logIn'
        ? createActor(ports.session.actors.logIn, { input: credentials })
        : createActor(ports.session.actors.refreshUserInfo, { input: undefined });
    actor.start();
    actor.stop();
    storage.clear();
    settle(late);
    await soon();
    expect(storage.read('accessToken')).toBeNull();
    expect(storage.read('userInfo')).toBeNull();
  });

  it('clear the storage at once on a log-out, before the server answers', async () => {
    storage.write('accessToken', 'access-1');
    storage.write('userInfo', dana);
    createActor(ports.session.actors.logOut, { input: readStoredSessionId(storage) }).start();
    expect(storage.read('accessToken')).toBeNull();
    expect(storage.read('userInfo')).toBeNull();
  });

  it('do not log out a session that another tab has begun', async () => {
    storage.write('accessToken', tokenFor(0, 'session-of-robin'));
    storage.write('userInfo', dana);
    createActor(ports.session.actors.logOut, { input: 'session-1' }).start();
    await soon();
    expect(readStoredSessionId(storage)).toBe('session-of-robin');
    expect(storage.read('userInfo')).toEqual(dana);
    expect(cacheClears).toBe(1);
    expect(calls).toBe(0);
  });

  const typed = { ...emptyProductRequest, name: 'Fleet tracking' };
  const draft = { version: 1, savedAt: 0, userId: dana.userId, typed } as const;

  it.each([
    ['the same person', dana, draft],
    ['somebody else', { ...dana, userId: 99 }, null],
  ])('keep the draft of an ended session only if the same person logs in: %s', async (_, userInfo, kept) => {
    storage.write('productRequestDraft', draft);
    ports.session.actions.forgetSession();
    createActor(ports.session.actors.logIn, { input: credentials }).start();
    settle({ ...answer, userInfo });
    await soon();
    expect(storage.read('productRequestDraft')).toEqual(kept);
  });

  it.each([
    ['the same person', dana, draft],
    ['somebody else', { ...dana, userId: 99 }, null],
  ])(
    'keep the draft until the person is read if the tokens come without one: %s',
    async (_, userInfo, kept) => {
      storage.write('productRequestDraft', draft);
      createActor(ports.session.actors.logIn, { input: credentials }).start();
      settle({ ...answer, userInfo: null });
      await soon();
      createActor(ports.session.actors.refreshUserInfo, { input: undefined }).start();
      settle(userInfo);
      await soon();
      expect(storage.read('productRequestDraft')).toEqual(kept);
    },
  );

  it('remove the draft on a log-out', () => {
    storage.write('productRequestDraft', draft);
    createActor(ports.session.actors.logOut, { input: readStoredSessionId(storage) }).start();
    expect(storage.read('productRequestDraft')).toBeNull();
  });

  it('remove the draft on a log-out in another tab', () => {
    storage.write('productRequestDraft', draft);
    ports.session.actions.forgetLeft();
    expect(storage.read('productRequestDraft')).toBeNull();
  });

  it('remove the draft on a log-out in another tab, even if another person is logged in by then', () => {
    storage.write('accessToken', tokenFor(0));
    storage.write('userInfo', { ...dana, userId: 99 });
    storage.write('productRequestDraft', draft);
    ports.session.actions.forgetLeft();
    expect([storage.read('productRequestDraft'), storage.read('userInfo')?.userId]).toEqual([null, 99]);
  });

  it("remove another person's draft when they restore a session", async () => {
    storage.write('accessToken', tokenFor(0));
    storage.write('userInfo', { ...dana, userId: 99 });
    storage.write('productRequestDraft', draft);
    await toPromise(createActor(ports.session.actors.restoreSession, { input: undefined }).start());
    expect(storage.read('productRequestDraft')).toBeNull();
  });

  it('restore only the partner list of the same session', async () => {
    const list = [{ id: 4, partner: 'Lendflow', label: 'Lendflow', href: '/partner/lendflow' }];
    storage.write('accessToken', tokenFor(0));
    storage.write('partnerList', list);
    const [own, others] = ['session-1', 'session-of-robin'].map((input) =>
      toPromise(createActor(ports.partnerList.actors.restorePartnerList, { input }).start()),
    );
    expect(await own).toEqual(list);
    expect(await others).toBeNull();
  });

  it('store a lead beside those of other tabs, and remove only those that were sent', () => {
    const made = [3, 4, 5].map((partnerId) => ({
      partnerId,
      kind: 'callToAction' as const,
      place: 'partnerPage' as const,
      madeAt: partnerId,
    }));
    const [own, others, later] = made;
    if (!own || !others || !later) throw new Error('Three leads');
    storage.write('accessToken', tokenFor(0));
    const session = readStoredSessionId(storage) ?? '';
    storage.write('pendingLeads', [others]);
    ports.leads.actions.keepLead(null, { session, leads: [own] });
    storage.write('pendingLeads', [...(storage.read('pendingLeads') ?? []), later]);
    ports.leads.actions.releaseLeads(null, { session, leads: [own] });
    expect(storage.read('pendingLeads')).toEqual([others, later]);
    ports.leads.actions.releaseLeads(null, { session, leads: [others, later] });
    expect(storage.read('pendingLeads')).toBeNull();
  });

  it('store no lead for a session that another tab has replaced', () => {
    storage.write('accessToken', tokenFor(0, 'session-of-robin'));
    const lead = { partnerId: 3, kind: 'callToAction', place: 'card', madeAt: 1 } as const;
    ports.leads.actions.keepLead(null, { session: 'session-1', leads: [lead] });
    expect(storage.read('pendingLeads')).toBeNull();
  });

  it('do not clear a session that another tab has begun after this one ended', () => {
    storage.write('accessToken', 'access-of-another-tab');
    storage.write('userInfo', dana);
    ports.session.actions.forgetSession();
    expect(storage.read('userInfo')?.userId).toBe(2);
    storage.remove('accessToken');
    ports.session.actions.forgetSession();
    expect(storage.read('userInfo')).toBeNull();
  });
});
