import { describe, expect, it } from 'vitest';
import { assign, createActor, sendParent, setup, waitFor } from 'xstate';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { quietSession } from '#tests/support/quietApp.ts';
import type { ChartActor } from './recorder.ts';
import { sendEvent } from './sendEvent.ts';

const ran: string[] = [];
const doorMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- how XState is told its types.
  types: {} as {
    context: { key: string };
    events:
      | { type: 'opened'; key: { name: string } }
      | { type: 'knocked' }
      | { type: 'broken'; isHard: boolean };
  },
  actions: {
    keep: assign((_, key: { name: string }) => ({ key: key.name.trim() })),
    ring: () => void ran.push('ring'),
    tellKnocked: sendParent({ type: 'door.knocked' }),
  },
  guards: { isHard: (_, isHard: boolean) => isHard },
}).createMachine({
  id: 'door',
  context: { key: '' },
  initial: 'closed',
  on: { knocked: { actions: 'ring' } },
  states: {
    closed: {
      on: {
        opened: { target: 'open', actions: { type: 'keep', params: ({ event }) => event.key } },
        broken: { target: 'gone', guard: { type: 'isHard', params: ({ event }) => event.isHard } },
      },
    },
    open: { on: { knocked: { actions: 'tellKnocked' } } },
    gone: { type: 'final' },
  },
});

const begin = () => createActor(doorMachine).start();

describe('an event that an engineer sends', () => {
  it('is accepted, and runs its actions once', () => {
    const door = begin();
    ran.length = 0;
    expect(sendEvent(door, { type: 'knocked' })).toBe('accepted');
    expect(ran).toEqual(['ring']);
    expect(sendEvent(door, { type: 'opened', key: { name: ' brass ' } })).toBe('accepted');
    expect(door.getSnapshot()).toMatchObject({ value: 'open', context: { key: 'brass' } });
  });

  it('can be refused by a guard', () => {
    const door = begin();
    expect(sendEvent(door, { type: 'broken', isHard: false })).toBe('refused');
    expect(door.getSnapshot().value).toBe('closed');
  });

  it('is not sent if no active state handles it', () => {
    const door = begin();
    sendEvent(door, { type: 'opened', key: { name: 'brass' } });
    expect(sendEvent(door, { type: 'opened', key: { name: 'brass' } })).toBe('unknown');
  });

  it('is not sent if the chart would throw, which would stop it', () => {
    const door = begin();
    expect(sendEvent(door, { type: 'opened' })).toBe('failing');
    expect(door.getSnapshot()).toMatchObject({ value: 'closed', status: 'active' });
    expect(sendEvent(door, { type: 'opened', key: { name: 'brass' } })).toBe('accepted');
  });

  it('reaches the parent once if the chart forwards it', () => {
    const { child, sent } = startUnderParent(doorMachine);
    sendEvent(child as ChartActor, { type: 'opened', key: { name: 'brass' } });
    expect(sendEvent(child as ChartActor, { type: 'knocked' })).toBe('accepted');
    expect(sent).toEqual([{ type: 'door.knocked' }]);
  });

  it('starts no effect in the trial run', async () => {
    const login = startUnderParent(quietSession).child as ChartActor;
    await waitFor(login, ({ value }) => typeof value === 'object');
    const credentials = { email: 'owner@lintel.test', password: 'irrelevant', remember: false };
    expect(sendEvent(login, { type: 'logIn.submitted', credentials })).toBe('accepted');
    expect(Object.keys(login.getSnapshot().children)).toEqual(['watchTabs', 'logIn']);
  });

  it('is not sent to a chart that has ended or is unknown', () => {
    const door = begin();
    sendEvent(door, { type: 'broken', isHard: true });
    expect(sendEvent(door, { type: 'knocked' })).toBe('ended');
    expect(sendEvent(undefined, { type: 'knocked' })).toBe('ended');
  });
});
