import { describe, expect, it } from 'vitest';
import type { UserInfo } from '#domain/userInfo.ts';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { describeLogOut } from '#tests/charts/describeLogOut.ts';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { effect } from './port.ts';
import { renewalMachine } from './renewalMachine.ts';

const rejected = { code: 'SESSION_ENDED', message: 'Log in.', status: 401, reference: '' };
const outage = { code: 'SERVICE_UNAVAILABLE', message: 'Try again later.', status: 503, reference: '' };
const dana = { userId: 2, firstName: 'Dana' } as UserInfo;

const chart: ChartUnderTest = {
  machine: renewalMachine,
  happenings: [
    { send: { type: 'renewal.needed' } },
    { send: { type: 'renewal.dropped' } },
    { answer: 'renewTokens', with: dana },
    { answer: 'renewTokens', with: null },
    { fail: 'renewTokens', with: rejected },
    { fail: 'renewTokens', with: outage },
    { answer: 'refreshUserInfo', with: dana },
    { fail: 'refreshUserInfo', with: outage },
  ],
  actors: ['renewTokens', 'refreshUserInfo'],
};

describeChart('renewalMachine', chart);
describeLogOut(chart, { event: 'renewal.dropped', states: ['resting'] });

function startRenewal(
  renew: (signal: AbortSignal) => Promise<UserInfo | null>,
  refresh: () => Promise<UserInfo> = async () => dana,
) {
  let renewals = 0;
  const { child, facts } = startUnderParent(
    renewalMachine.provide({
      actors: {
        renewTokens: effect<UserInfo | null>((_, signal) => {
          renewals += 1;
          return renew(signal);
        }),
        refreshUserInfo: effect(refresh),
      },
    }),
  );
  return { renewal: child, facts, renewals: () => renewals };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('renewal', () => {
  it('serves all calls that ask at the same time by one renewal', async () => {
    const { renewal, facts, renewals } = startRenewal(async () => dana);
    for (let call = 0; call < 20; call += 1) renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(renewals()).toBe(1);
    expect(facts).toEqual([{ type: 'person.renewed', userInfo: dana }]);
  });

  it.each([
    ['a refusal', rejected, [{ type: 'token.rejected', by: 'rest' }]],
    ['an outage', outage, []],
  ])('after %s tells %j', async (_, failure, told) => {
    const { renewal, facts } = startRenewal(() => Promise.reject(failure));
    renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(facts).toEqual(told);
    expect(renewal.getSnapshot()).toMatchObject({ value: 'resting', context: { failure } });
  });

  it.each([
    ['tells who was read', async () => dana, [{ type: 'person.renewed', userInfo: dana }]],
    ['leaves the person as they were', () => Promise.reject(outage), []],
  ])('refreshes a person whom the new tokens came without: %s', async (_, refresh, told) => {
    const { renewal, facts } = startRenewal(async () => null, refresh);
    renewal.send({ type: 'renewal.needed' });
    await soon();
    expect(facts).toEqual(told);
    expect(renewal.getSnapshot()).toMatchObject({ value: 'resting', context: { failure: null } });
  });

  it('gives up when the session is over', async () => {
    let aborted = false;
    const { renewal, facts } = startRenewal(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('Too late.'));
          });
        }),
    );
    renewal.send({ type: 'renewal.needed' });
    renewal.send({ type: 'renewal.dropped' });
    await soon();
    expect(aborted).toBe(true);
    expect(facts).toEqual([]);
  });
});
