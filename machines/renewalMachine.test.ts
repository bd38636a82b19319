import { describe, expect, it } from 'vitest';
import { createActor, createEmptyActor, fromCallback, SimulatedClock } from 'xstate';
import { limits } from '#domain/limits.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { effect, watch } from './port.ts';
import { renewalMachine, type RenewalEvent, type SentByRenewal, type TokenState } from './renewalMachine.ts';

const rejected = { code: 'SESSION_ENDED', message: 'Log in.', status: 401, reference: '' };
const outage = { code: 'SERVICE_UNAVAILABLE', message: 'Try again later.', status: 503, reference: '' };
const dana = { userId: 2, firstName: 'Dana' } as UserInfo;

const life = 900_000;
const fresh: TokenState = { timeLeft: life, isHeld: true, isRenewable: true };
const over: TokenState = { timeLeft: 0, isHeld: true, isRenewable: true };

const gone: TokenState = { timeLeft: null, isHeld: false, isRenewable: false };

const chart: ChartUnderTest = {
  machine: renewalMachine,
  happenings: [
    { send: { type: 'renewal.needed' } },
    { send: { type: 'attention.gained' } },
    { send: { type: 'attention.lost' } },
    { send: { type: 'tokens.lost' } },
    { answer: 'readToken', with: fresh },
    { answer: 'readToken', with: over },
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

interface Around {
  readonly renew?: (signal: AbortSignal) => Promise<UserInfo | null>;
  readonly refresh?: () => Promise<UserInfo>;
  /** The token at hand, each time that it is read; the last one stays. */
  readonly tokens?: TokenState[];
  /** True where somebody is at the page. */
  readonly isAttended?: boolean;
}

function startRenewal({
  renew = async () => dana,
  refresh = async () => dana,
  tokens = [fresh],
  isAttended = true,
}: Around = {}) {
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
        watchAttention: watch((tell) => {
          if (isAttended) tell({ type: 'attention.gained' } satisfies RenewalEvent);
          return () => undefined;
        }),
        watchTokens: watch(() => () => undefined),
      },
    }),
    { input: { session: session.start(), sessionId: 'first' }, clock },
  );
  return { renewal: renewal.start(), sent, clock, renewals: () => renewals };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('renewal', () => {
  it('serves all calls that ask at the same time by one renewal', async () => {
    const { renewal, sent, renewals } = startRenewal();
    for (let call = 0; call < 20; call += 1) renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(renewals()).toBe(1);
    expect(sent).toEqual([{ type: 'person.renewed', userInfo: dana }]);
  });

  it.each([
    ['a refusal', rejected, [{ type: 'token.rejected', by: 'rest' }]],
    ['an outage', outage, []],
  ])('after %s tells %j', async (_, failure, told) => {
    const { renewal, sent } = startRenewal({ renew: () => Promise.reject(failure) });
    renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(sent).toEqual(told);
    expect(renewal.getSnapshot()).toMatchObject({ value: 'waiting', context: { failure } });
  });

  it.each([
    ['tells who was read', async () => dana, [{ type: 'person.renewed', userInfo: dana }]],
    ['leaves the person as they were', () => Promise.reject(outage), []],
  ])('refreshes a person whom the new tokens came without: %s', async (_, refresh, told) => {
    const { renewal, sent } = startRenewal({ renew: async () => null, refresh });
    renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(sent).toEqual(told);
    expect(renewal.getSnapshot()).toMatchObject({ value: 'resting', context: { failure: null } });
  });

  it('renews at the end of the token while somebody is at the page', async () => {
    const { renewal, clock, renewals } = startRenewal({ tokens: [fresh, over, fresh] });
    await soon();
    clock.increment(life - 1);
    await soon();
    expect(renewals()).toBe(0);
    clock.increment(1);
    await soon();
    expect([renewals(), renewal.getSnapshot().value]).toEqual([1, 'resting']);
  });

  it('lets the token end where nobody is there, and renews when somebody looks again', async () => {
    const { renewal, clock, sent, renewals } = startRenewal({
      tokens: [fresh, over],
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

  it('says that the session is over at the end of a token that nothing renews, also where nobody looks', async () => {
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

  it('says that the session is over when somebody looks at a tab whose tokens have gone', async () => {
    const { renewal, sent } = startRenewal({ tokens: [fresh, gone], isAttended: false });
    await soon();
    renewal.send({ type: 'attention.gained' });
    await soon();
    expect(sent).toEqual([{ type: 'token.rejected', by: 'rest' }]);
  });

  it('waits a moment for tokens that have gone, since another tab may only replace them', async () => {
    const { renewal, clock, sent } = startRenewal({ tokens: [fresh, fresh, gone] });
    for (const told of [[], [{ type: 'token.rejected', by: 'rest' }]]) {
      await soon();
      renewal.send({ type: 'tokens.lost' });
      renewal.send({ type: 'renewal.needed' });
      expect(renewal.getSnapshot().value).toBe('missing');
      clock.increment(limits.tokenLossDelay);
      await soon();
      expect(sent).toEqual(told);
    }
  });

  it('leaves a token alone that another tab has renewed', async () => {
    const { renewal, clock, renewals } = startRenewal({ tokens: [fresh, fresh] });
    await soon();
    clock.increment(life);
    await soon();
    expect([renewals(), renewal.getSnapshot().value]).toEqual([0, 'resting']);
  });

  it('looks at the token again where somebody comes back, since timers stand still while the machine sleeps', async () => {
    const { renewal, renewals } = startRenewal({ tokens: [fresh, over, fresh], isAttended: false });
    await soon();
    renewal.send({ type: 'attention.gained' });
    await soon();
    expect(renewals()).toBe(1);
  });

  it('tries again after a while where a renewal has failed', async () => {
    const answers = [() => Promise.reject(outage), async () => dana];
    const { renewal, clock } = startRenewal({
      tokens: [over, over, fresh],
      renew: () => answers.shift()?.() ?? Promise.reject(outage),
    });
    await soon();
    expect(renewal.getSnapshot().value).toBe('waiting');
    clock.increment(limits.retryDelayLongest);
    await soon();
    expect(renewal.getSnapshot().value).toBe('resting');
  });

  it('gives up when its person has gone', async () => {
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
