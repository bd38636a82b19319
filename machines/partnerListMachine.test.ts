import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { describeLogOut } from '#tests/charts/describeLogOut.ts';
import { partnerListMachine, type PartnerListLoad } from './partnerListMachine.ts';
import { effect } from './port.ts';

const list = [{ id: 4, partner: 'Lendflow', href: '/partner/lendflow', label: 'Lendflow' }];
const outage = { code: 'UNAVAILABLE', message: 'Try again later.', status: 503, reference: '' };

const chart: ChartUnderTest = {
  machine: partnerListMachine,
  happenings: [
    { send: { type: 'list.wanted' } },
    { send: { type: 'list.unwanted' } },
    { send: { type: 'list.retried' } },
    { send: { type: 'list.aged' } },
    { answer: 'loadPartnerList', with: list },
    { answer: 'loadPartnerList', with: [] },
    { fail: 'loadPartnerList', with: outage },
  ],
  inputs: [{ stored: null }, { stored: list }],
  tell: ({ partners }) => partners,
  actors: ['loadPartnerList'],
  actions: ['followChange'],
};

describeChart('partnerListMachine', chart);
describeLogOut(chart, { event: 'list.unwanted', states: ['off'] });

describe('partner list', () => {
  it('shows a stored list while it is revalidated', () => {
    const actor = createActor(partnerListMachine, { input: { stored: list } }).start();
    actor.send({ type: 'list.wanted' });
    expect(actor.getSnapshot().value).toBe('revalidating');
    expect(actor.getSnapshot().context.partners).toEqual(list);
  });

  it('forgets the list when it is no longer wanted', () => {
    const actor = createActor(partnerListMachine, { input: { stored: list } }).start();
    actor.send({ type: 'list.wanted' });
    actor.send({ type: 'list.unwanted' });
    expect(actor.getSnapshot().value).toBe('off');
    expect(actor.getSnapshot().context.partners).toBeNull();
  });

  it.each([
    ['other', [], 1],
    ['the same', [...list], 0],
  ])('is followed where a newer one holds %s partners, %#', async (_, newer, times) => {
    const answers = [list, newer];
    let followed = 0;
    const machine = partnerListMachine.provide({
      actors: {
        loadPartnerList: effect<readonly PartnerListEntry[], PartnerListLoad>(
          async () => answers.shift() ?? [],
        ),
      },
      actions: { followChange: () => (followed += 1) },
    });
    const actor = createActor(machine, { input: { stored: null } }).start();
    actor.send({ type: 'list.wanted' });
    await waitFor(actor, (snapshot) => snapshot.matches('held'));
    expect(followed).toBe(0);
    actor.send({ type: 'list.aged' });
    await waitFor(actor, (snapshot) => snapshot.matches('held'));
    expect(followed).toBe(times);
  });
});
