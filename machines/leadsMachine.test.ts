import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { unreachableFailure } from '#domain/callFailure.ts';
import type { Lead } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { soon } from '#tests/support/sessionChart.ts';
import { effect, watch } from './port.ts';
import { leadsMachine, type SessionLeads } from './leadsMachine.ts';

const lead: Lead = { partnerId: 4, kind: 'callToAction', place: 'partnerPage', madeAt: 1 };
const refusal = { code: 'FORBIDDEN', message: 'Your role does not allow this', status: 200, reference: '' };

const maximumLeads = Array.from({ length: limits.pendingLeads }, (_, index) => ({ ...lead, madeAt: -index }));

const chart: ChartUnderTest = {
  machine: leadsMachine,
  happenings: [
    { send: { type: 'lead.made', lead } },
    { send: { type: 'network.lost' } },
    { send: { type: 'network.found' } },
    { answer: 'restoreLeads', with: [] },
    { answer: 'restoreLeads', with: [lead] },
    { answer: 'restoreLeads', with: maximumLeads },
    { answer: 'sendLeads', with: undefined },
    { fail: 'sendLeads', with: unreachableFailure },
    { fail: 'sendLeads', with: refusal },
    { wait: limits.retryDelayLongest },
  ],
  inputs: [{ session: 'first' }],
  distinguishBy: ({ pending, sent }) => [Math.min((pending as readonly Lead[]).length, 2), sent],
  actors: ['restoreLeads', 'sendLeads', 'watchNetwork'],
  actions: ['keepLead', 'releaseLeads'],
};

describeChart('leadsMachine', chart);

/** Starts the chart with a backend that answers on demand. */
function begin(stored: readonly Lead[] = []) {
  const sent: (readonly Lead[])[] = [];
  const kept: Lead[] = [];
  const released: (readonly Lead[])[] = [];
  const settle: { resolve: () => void; reject: (cause: unknown) => void }[] = [];
  const machine = leadsMachine.provide({
    actors: {
      restoreLeads: effect<readonly Lead[]>(async () => stored),
      watchNetwork: watch(() => () => undefined),
      sendLeads: fromPromise<void, SessionLeads>(({ input }) => {
        sent.push(input.leads);
        return new Promise<void>((resolve, reject) => settle.push({ resolve, reject }));
      }),
    },
    actions: {
      keepLead: (_, { leads }) => void kept.push(...leads),
      releaseLeads: (_, { leads }) => void released.push(leads),
    },
  });
  const actor = createActor(machine, { input: { session: 'first' } }).start();
  return { actor, sent, kept, released, settle };
}

/** Starts the chart, and waits until it has read the stored leads. */
async function start(stored: readonly Lead[] = []) {
  const begun = begin(stored);
  await soon();
  return begun;
}

describe('leads', () => {
  it('made while others are being sent are sent afterwards, once each', async () => {
    const { actor, sent, kept, released, settle } = await start();
    const later = { ...lead, partnerId: 5 };
    actor.send({ type: 'lead.made', lead });
    actor.send({ type: 'lead.made', lead: later });
    expect(sent).toEqual([[lead]]);
    settle[0]?.resolve();
    await soon();
    expect(sent).toEqual([[lead], [later]]);
    settle[1]?.resolve();
    await soon();
    expect(sent).toHaveLength(2);
    expect(kept).toEqual([lead, later]);
    expect(released).toEqual([[lead], [later]]);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('that could not be sent are kept, and sent when the network is back', async () => {
    const { actor, sent, released, settle } = await start([lead]);
    settle[0]?.reject(unreachableFailure);
    await soon();
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(released).toEqual([]);
    actor.send({ type: 'network.found' });
    expect(sent).toEqual([[lead], [lead]]);
  });

  it('that are pending when the network comes back are sent again at once', async () => {
    const { actor, sent, released, settle } = await start([lead]);
    actor.send({ type: 'network.found' });
    expect(sent).toEqual([[lead], [lead]]);
    settle[0]?.reject(unreachableFailure);
    await soon();
    expect(actor.getSnapshot().value).toBe('sending');
    settle[1]?.resolve();
    await soon();
    expect(released).toEqual([[lead]]);
  });

  it('are limited to the newest ones that the backend accepts in one call', async () => {
    const stored = Array.from({ length: limits.pendingLeads }, (_, index) => ({ ...lead, madeAt: index }));
    const { actor } = await start(stored);
    actor.send({ type: 'lead.made', lead });
    const { pending } = actor.getSnapshot().context;
    expect(pending).toHaveLength(limits.pendingLeads);
    expect(pending.at(-1)).toEqual(lead);
  });

  it('that are refused are dropped, and later ones are sent', async () => {
    const { actor, sent, released, settle } = await start([lead]);
    const later = { ...lead, partnerId: 5 };
    actor.send({ type: 'lead.made', lead: later });
    settle[0]?.reject(refusal);
    await soon();
    expect(released).toEqual([[lead]]);
    expect(sent).toEqual([[lead], [later]]);
  });

  it('made while the maximum number is being sent are not lost', async () => {
    const stored = Array.from({ length: limits.pendingLeads }, (_, index) => ({ ...lead, madeAt: index }));
    const { actor, sent, settle } = await start(stored);
    const later = { ...lead, partnerId: 5 };
    actor.send({ type: 'lead.made', lead: later });
    settle[0]?.resolve();
    await soon();
    expect(sent[1]).toEqual([later]);
  });

  it('that displace all pending ones are sent completely afterwards', async () => {
    const { actor, sent, settle } = await start([lead]);
    const later = Array.from({ length: limits.pendingLeads + 1 }, (_, index) => ({ ...lead, madeAt: index }));
    for (const each of later) actor.send({ type: 'lead.made', lead: each });
    settle[0]?.resolve();
    await soon();
    expect(sent[1]).toEqual(later.slice(1));
  });

  it('made before the stored ones are read are sent together with those', async () => {
    const { actor, sent } = begin([lead]);
    const later = { ...lead, partnerId: 5 };
    actor.send({ type: 'lead.made', lead: later });
    await soon();
    expect(sent).toEqual([[lead, later]]);
  });
});
