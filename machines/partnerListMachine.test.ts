import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { describeLogOut } from '#tests/charts/describeLogOut.ts';
import { partnerListMachine } from './partnerListMachine.ts';

const list = [{ id: 4, partner: 'Lendflow', href: '/partner/lendflow', label: 'Lendflow' }];
const outage = { code: 'UNAVAILABLE', message: 'Try again later.', status: 503, reference: '' };

const chart: ChartUnderTest = {
  machine: partnerListMachine,
  happenings: [
    { send: { type: 'list.wanted' } },
    { send: { type: 'list.unwanted' } },
    { send: { type: 'list.retried' } },
    { answer: 'loadPartnerList', with: list },
    { fail: 'loadPartnerList', with: outage },
  ],
  inputs: [{ stored: null }, { stored: list }],
  tell: ({ partners }) => partners,
  actors: ['loadPartnerList'],
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
});
