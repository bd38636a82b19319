import { describe, expect, it } from 'vitest';
import { createActor, createEmptyActor, fromCallback, SimulatedClock } from 'xstate';
import { limits } from '#domain/limits.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { soon } from '#tests/support/sessionChart.ts';
import { effect, watch } from './port.ts';
import { renewalMachine, type RenewalEvent, type SentByRenewal, type TokenState } from './renewalMachine.ts';

const rejected = { code: 'SESSION_ENDED', message: 'Log in.', status: 401, reference: '' };
const outage = { code: 'SERVICE_UNAVAILABLE', message: 'Try again later.', status: 503, reference: '' };
const dana = { userId: 2, firstName: 'Dana' } as UserInfo;

const life = 900_000;
const fresh: TokenState = { timeLeft: life, isHeld: true, isRenewable: true };
const expired: TokenState = { timeLeft: 0, isHeld: true, isRenewable: true };

const gone: TokenState = { timeLeft: null, isHeld: false, isRenewable: false };

const chart: ChartUnderTest = {
  machine: renewalMachine,
  happenings: [
    { send: { type: 'renewal.needed' } },
    { send: { type: 'attention.gained' } },
    { send: { type: 'attention.lost' } },
    { send: { type: 'tokens.lost' } },
    { answer: 'readToken', with: fresh },
    { answer: 'readToken', with: expired },
    { answer: 'readToken', with: { timeLeft: -1, isHeld: true, isRenewable: false } },
    { answer: 'readToken', with: gone },
    { answer: 'readToken', with: { timeLeft: null, isHeld: true, isRenewable: true } },
    { answer: 'readToken', with: { timeLeft: 2 ** 40, isHeld: true, isRenewable: true } },
    { answer: 'renewTokens', with: dana },
    { answer: 'renewTokens', with: null },
    { fail: 'renewTokens', with: rejected },
    { fail: 'renewTokens', with: { ...rejected, code: 'UNAUTHENTICATED' } },
    { fail: 'renewTokens', with: outage },
    { answer: 'refreshUserInfo', with: dana },
    { fail: 'refreshUserInfo', with: outage },
    { wait: life },
    { wait: limits.tokenLossDelay },
    { wait: limits.retryDelayLongest },
  ],
  inputs: [{ session: createEmptyActor(), sessionId: 'first' }],
  distinguishBy: ({ isAttended, wait }) => [isAttended, wait],
  actors: ['readToken', 'renewTokens', 'refreshUserInfo', 'watchAttention', 'watchTokens'],
};

describeChart('renewalMachine', chart);

interface RenewalOptions {
  readonly renew?: (signal: AbortSignal) => Promise<UserInfo | null>;
  readonly refresh?: () => Promise<UserInfo>;
  /** States of the token, one for each time that it is read; the last one stays. */
  readonly tokens?: TokenState[];
  /** True while somebody looks at the page. */
  readonly isAttended?: boolean;
}

function startRenewal({
  renew = async () => dana,
  refresh = async () => dana,
  tokens = [fresh],
  isAttended = true,
}: RenewalOptions = {}) {
  let renewals = 0;
  const sent: SentByRenewal[] = [];
  const clock = new SimulatedClock();
  const session = createActor(
    fromCallback<SentByRenewal>(({ receive }) => receive((event) => sent.push(event))),
  );
  const renewal = createActor(
    renewalMachine.provide({
      actors: {
        readToken: effect<TokenState>(async () => (tokens.length > 1 ? tokens.shift() : tokens[0]) ?? fresh),
        renewTokens: effect<UserInfo | null, string>((_, signal) => {
          renewals += 1;
          return renew(signal);
        }),
        refreshUserInfo: effect(refresh),
        watchAttention: watch((send) => {
          if (isAttended) send({ type: 'attention.gained' } satisfies RenewalEvent);
          return () => undefined;
        }),
        watchTokens: watch(() => () => undefined),
      },
    }),
    { input: { session: session.start(), sessionId: 'first' }, clock },
  );
  return { renewal: renewal.start(), sent, clock, renewals: () => renewals };
}

describe('renewal', () => {
  it('makes one call for concurrent requests', async () => {
    const { renewal, sent, renewals } = startRenewal();
    for (let call = 0; call < 20; call += 1) renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(renewals()).toBe(1);
    expect(sent).toEqual([{ type: 'person.renewed', userInfo: dana }]);
  });

  it.each([
    ['a refusal', rejected, [{ type: 'token.rejected', by: 'rest' }]],
    ['an outage', outage, []],
  ])('after %s sends %j to the session', async (_, failure, expected) => {
    const { renewal, sent } = startRenewal({ renew: () => Promise.reject(failure) });
    renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(sent).toEqual(expected);
    expect(renewal.getSnapshot()).toMatchObject({ value: 'waiting', context: { failure } });
  });

  it.each([
    ['reports the person that was read', async () => dana, [{ type: 'person.renewed', userInfo: dana }]],
    ['reports nothing if reading fails', () => Promise.reject(outage), []],
  ])('reads the person if the new tokens come without one: %s', async (_, refresh, expected) => {
    const { renewal, sent } = startRenewal({ renew: async () => null, refresh });
    renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(sent).toEqual(expected);
    expect(renewal.getSnapshot()).toMatchObject({ value: 'resting', context: { failure: null } });
  });

  it('renews the token when it expires while somebody looks at the page', async () => {
    const { renewal, clock, renewals } = startRenewal({ tokens: [fresh, expired, fresh] });
    await soon();
    clock.increment(life - 1);
    await soon();
    expect(renewals()).toBe(0);
    clock.increment(1);
    await soon();
    expect([renewals(), renewal.getSnapshot().value]).toEqual([1, 'resting']);
  });

  it('lets the token expire while nobody looks at the page, and renews when somebody looks again', async () => {
    const { renewal, clock, sent, renewals } = startRenewal({
      tokens: [fresh, expired],
      isAttended: false,
      renew: () => Promise.reject(rejected),
    });
    await soon();
    clock.increment(life);
    await soon();
    expect([renewals(), renewal.getSnapshot().value]).toEqual([0, 'expired']);
    renewal.send({ type: 'attention.gained' });
    await soon();
    expect(sent).toEqual([{ type: 'token.rejected', by: 'rest' }]);
  });

  it('reports the end of the session when a token without a refresh token expires, even if nobody looks', async () => {
    const { clock, sent } = startRenewal({
      tokens: [fresh, { timeLeft: 0, isHeld: true, isRenewable: false }],
      isAttended: false,
      renew: () => Promise.reject(rejected),
    });
    await soon();
    clock.increment(life);
    await soon();
    expect(sent).toEqual([{ type: 'token.rejected', by: 'rest' }]);
  });

  it('reports the end of the session when somebody looks at a tab whose tokens have disappeared', async () => {
    const { renewal, sent } = startRenewal({ tokens: [fresh, gone], isAttended: false });
    await soon();
    renewal.send({ type: 'attention.gained' });
    await soon();
    expect(sent).toEqual([{ type: 'token.rejected', by: 'rest' }]);
  });

  it('waits a moment for tokens that have disappeared, since another tab may be replacing them', async () => {
    const { renewal, clock, sent } = startRenewal({ tokens: [fresh, fresh, gone] });
    for (const expected of [[], [{ type: 'token.rejected', by: 'rest' }]]) {
      await soon();
      renewal.send({ type: 'tokens.lost' });
      renewal.send({ type: 'renewal.needed' });
      expect(renewal.getSnapshot().value).toBe('missing');
      clock.increment(limits.tokenLossDelay);
      await soon();
      expect(sent).toEqual(expected);
    }
  });

  it('does not renew a token that another tab has renewed', async () => {
    const { renewal, clock, renewals } = startRenewal({ tokens: [fresh, fresh] });
    await soon();
    clock.increment(life);
    await soon();
    expect([renewals(), renewal.getSnapshot().value]).toEqual([0, 'resting']);
  });

  it('reads the token again when somebody comes back, since timers stop while the computer sleeps', async () => {
    const { renewal, renewals } = startRenewal({ tokens: [fresh, expired, fresh], isAttended: false });
    await soon();
    renewal.send({ type: 'attention.gained' });
    await soon();
    expect(renewals()).toBe(1);
  });

  it('retries a failed renewal after a delay', async () => {
    const answers = [() => Promise.reject(outage), async () => dana];
    const { renewal, clock } = startRenewal({
      tokens: [expired, expired, fresh],
      renew: () => answers.shift()?.() ?? Promise.reject(outage),
    });
    await soon();
    expect(renewal.getSnapshot().value).toBe('waiting');
    clock.increment(limits.retryDelayLongest);
    await soon();
    expect(renewal.getSnapshot().value).toBe('resting');
  });

  it('aborts the call when the person leaves', async () => {
    let aborted = false;
    const { renewal, sent } = startRenewal({
      renew: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('Too late.'));
          });
        }),
    });
    renewal.send({ type: 'renewal.needed' });
    renewal.stop();
    await soon();
    expect(aborted).toBe(true);
    expect(sent).toEqual([]);
  });
});
