import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, createEmptyActor, type ActorRefFrom } from 'xstate';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import { createStorage, type BrowserStorage } from '#api/storage.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect, watch } from '#machines/port.ts';
import { renewalMachine, type TokenState } from '#machines/renewalMachine.ts';
import { outage } from '#tests/support/failures.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import { dana, tokenFor } from '#tests/support/session.ts';
import { createHasFreshToken, createGetAccessToken } from './getAccessToken.ts';

const minute = 60_000;

let now: number;
let storage: BrowserStorage;
/** The session of this tab. */
let own: string | null;
let renewals: number;
let renewal: ActorRefFrom<typeof renewalMachine>;
let renew: () => Promise<UserInfo | null>;
let tokenInForce: () => Promise<string | null>;

beforeEach(() => {
  now = 0;
  own = 'session-1';
  renewals = 0;
  renew = async () => {
    storage.write('accessToken', tokenFor(now));
    return dana;
  };
  storage = createStorage({ localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() });
  storage.write('accessToken', tokenFor(0));
  const chart = renewalMachine.provide({
    actors: {
      readToken: effect<TokenState>(async () => ({ timeLeft: null, isHeld: true, isRenewable: true })),
      watchAttention: watch(() => () => undefined),
      watchTokens: watch(() => () => undefined),
      renewTokens: effect<UserInfo | null, string>(() => {
        renewals += 1;
        return renew();
      }),
    },
  });
  renewal = createActor(chart, { input: { session: createEmptyActor(), sessionId: 'session-1' } }).start();
  tokenInForce = createGetAccessToken({
    storage,
    clock: { now: () => now, set: () => undefined },
    readSession: () => own,
    readRenewal: () => renewal,
  });
});

describe('the token for a call', () => {
  it('is the stored one while more than a fifth of its lifetime is left', async () => {
    now = 12 * minute;
    await expect(tokenInForce()).resolves.toBe(tokenFor(0));
    expect(renewals).toBe(0);
  });

  it('is renewed first if less is left, once for all calls', async () => {
    now = 13 * minute;
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tokenInForce()));
    expect(new Set(tokens)).toEqual(new Set([tokenFor(now)]));
    expect(renewals).toBe(1);
  });

  it('is the old one if the renewal fails before it has expired', async () => {
    now = 14 * minute;
    renew = () => Promise.reject(outage);
    await expect(tokenInForce()).resolves.toBe(tokenFor(0));
  });

  it('is not available if it has expired and the renewal fails', async () => {
    now = 16 * minute;
    renew = () => Promise.reject(outage);
    await expect(tokenInForce()).rejects.toEqual(outage);
    expect(storage.read('accessToken')).toBe(tokenFor(0));
  });

  it('is not that of a session that another tab begins during the renewal', async () => {
    now = 13 * minute;
    renew = async () => {
      storage.write('accessToken', tokenFor(now, 'session-of-robin'));
      throw outage;
    };
    await expect(tokenInForce()).rejects.toMatchObject({ code: 'SUPERSEDED' });
  });

  it('is not that of a session of another tab whose message has not arrived yet', async () => {
    storage.write('accessToken', tokenFor(0, 'session-of-robin'));
    await expect(tokenInForce()).rejects.toMatchObject({ code: 'SUPERSEDED' });
  });

  it('is not available to a visitor if another tab has logged in', async () => {
    own = null;
    await expect(tokenInForce()).rejects.toMatchObject({ code: 'SUPERSEDED' });
  });

  it('is not available if the person leaves during the renewal', async () => {
    now = 13 * minute;
    renew = () => new Promise(() => undefined);
    const token = tokenInForce();
    await Promise.resolve();
    renewal.stop();
    await expect(token).rejects.toMatchObject({ code: 'SUPERSEDED' });
  });

  it.each([
    ['nobody is logged in', null],
    ['it cannot be parsed, so that the server decides', 'opaque'],
  ])('is the stored value if %s', async (_, token) => {
    storage.remove('accessToken');
    if (token !== null) storage.write('accessToken', token);
    own = readStoredSessionId(storage);
    await expect(tokenInForce()).resolves.toBe(token);
    expect(renewals).toBe(0);
  });
});

describe('a fresh token', () => {
  it.each([
    { is: 'available while no renewal is due', after: 11 * minute, isFresh: true },
    { is: 'not available once a renewal is due', after: 13 * minute, isFresh: false },
    { is: 'not available once it has expired', after: 16 * minute, isFresh: false },
  ])('is $is, and the check does not renew it', ({ after, isFresh }) => {
    now = after;
    expect(createHasFreshToken({ storage, clock: { now: () => now, set: () => undefined } })()).toBe(isFresh);
    expect(renewals).toBe(0);
  });

  it('is not available if nobody is logged in', () => {
    storage.remove('accessToken');
    expect(createHasFreshToken({ storage, clock: { now: () => now, set: () => undefined } })()).toBe(false);
  });
});
