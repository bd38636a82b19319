import { describe, expect, it } from 'vitest';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { partnerListMachine, type PartnerListLoadInput } from './partnerListMachine.ts';
import { effect } from './port.ts';

const list = [{ id: 4, partner: 'Lendflow', href: '/partner/lendflow', label: 'Lendflow' }];
const outage = { code: 'UNAVAILABLE', message: 'Try again later.', status: 503, reference: '' };

const chart: ChartUnderTest = {
  machine: partnerListMachine,
  happenings: [
    { send: { type: 'list.retried' } },
    { send: { type: 'list.aged' } },
    { answer: 'restorePartnerList', with: null },
    { answer: 'restorePartnerList', with: list },
    { answer: 'restorePartnerList', with: [] },
    { answer: 'loadPartnerList', with: list },
    { answer: 'loadPartnerList', with: [] },
    { answer: 'loadPartnerList', with: [{ ...list[0], id: 7 }] },
    { answer: 'loadPartnerList', with: [...list, { ...list[0], id: 5 }] },
    { fail: 'loadPartnerList', with: outage },
  ],
  inputs: [{ session: 'first' }],
  distinguishBy: ({ partners }) => partners,
  actors: ['restorePartnerList', 'loadPartnerList'],
  actions: ['followChange'],
};

describeChart('partnerListMachine', chart);

/** Starts the chart with a stored list, and a backend that answers these lists one after the other. */
function start(stored: readonly PartnerListEntry[] | null, answers: (readonly PartnerListEntry[])[]) {
  const loads: PartnerListLoadInput[] = [];
  let followed = 0;
  const { child, sent } = startUnderParent(
    partnerListMachine.provide({
      actors: {
        restorePartnerList: effect<readonly PartnerListEntry[] | null, string>(async () => stored),
        loadPartnerList: effect<readonly PartnerListEntry[], PartnerListLoadInput>(async (load) => {
          loads.push(load);
          return answers.shift() ?? never;
        }),
      },
      actions: { followChange: () => void (followed += 1) },
    }),
    { input: { session: 'first' } },
  );
  return { actor: child as ActorRefFrom<typeof partnerListMachine>, sent, loads, followed: () => followed };
}

const never = new Promise<never>(() => undefined);

describe('partner list', () => {
  it('shows the stored list while it is revalidated', async () => {
    const { actor, loads } = start(list, []);
    await waitFor(actor, (snapshot) => snapshot.matches('revalidating'));
    expect(actor.getSnapshot().context.partners).toEqual(list);
    expect(loads).toEqual([{ session: 'first', quietly: true }]);
  });

  it.each([
    ['a change if the newer list has other', [], 1],
    ['no change if the newer list has the same', [...list], 0],
  ])('reports %s partners', async (_, newer, times) => {
    const { actor, sent, followed } = start(null, [list, newer]);
    await waitFor(actor, (snapshot) => snapshot.matches('held'));
    expect(followed()).toBe(0);
    actor.send({ type: 'list.aged' });
    await waitFor(actor, (snapshot) => snapshot.matches('held'));
    expect(followed()).toBe(times);
    expect(sent).toEqual(Array.from({ length: times }, () => ({ type: 'access.changed' })));
  });
});
