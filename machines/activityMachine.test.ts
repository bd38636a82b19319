import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describeChart } from '#tests/charts/describeChart.ts';
import { activityMachine, type ActivityEvent } from './activityMachine.ts';

const started = (level: 'page' | 'button'): ActivityEvent => ({ type: 'call.started', level });
const settled = (level: 'page' | 'button'): ActivityEvent => ({ type: 'call.settled', level });

describeChart('activityMachine', {
  machine: activityMachine,
  happenings: [started('page'), started('button'), settled('page'), settled('button')].map((send) => ({
    send,
  })),
  distinguishBy: ({ page, button }) => [Math.min(Number(page), 4), Math.min(Number(button), 4)],
  passing: ['counting'],
});

describe('activity', () => {
  it.each<[string, ActivityEvent[], unknown]>([
    [
      'stays busy until the last of two calls has settled',
      [started('page'), started('page'), settled('page')],
      { busy: 'page' },
    ],
    ['shows the page level while both levels run', [started('button'), started('page')], { busy: 'page' }],
    [
      'falls back to the button when the page is done',
      [started('button'), started('page'), settled('page')],
      { busy: 'button' },
    ],
    ['is idle when all have settled', [started('button'), settled('button')], 'idle'],
    ['never counts below zero', [settled('page'), started('page')], { busy: 'page' }],
  ])('%s', (_, events, expected) => {
    const actor = createActor(activityMachine).start();
    for (const event of events) actor.send(event);
    expect(actor.getSnapshot().value).toEqual(expected);
  });
});
