import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { describeLogOut } from '#tests/charts/describeLogOut.ts';
import { notificationsMachine, type NotificationsEvent } from './notificationsMachine.ts';

const notice = (text: string, lifetime = 5_000) => ({ title: 'Error', text, lifetime });

const chart: ChartUnderTest = {
  machine: notificationsMachine,
  happenings: [
    { send: { type: 'notice.raised', notice: notice('One'), at: 1_000 } },
    { send: { type: 'notice.raised', notice: notice('Two'), at: 2_000 } },
    { send: { type: 'notice.closed', id: 1, at: 3_000 } },
    { send: { type: 'notices.held', at: 3_000 } },
    { send: { type: 'notices.released', at: 4_000 } },
    { send: { type: 'notices.dropped' } },
    { wait: 5_000 },
  ],
  distinguishBy: ({ notices }) => (notices as unknown[]).length,
  passing: ['deciding'],
};

describeChart('notificationsMachine', chart);
describeLogOut(chart, { event: 'notices.dropped', states: ['empty', 'held'] });

/** Starts the chart with a simulated clock, whose time it gets in each event, as from the page. */
function start() {
  const clock = new SimulatedClock();
  const actor = createActor(notificationsMachine, { clock }).start();
  const send = (event: { type: 'notices.dropped' } | Untimed) =>
    actor.send({ ...event, at: clock.now() } as NotificationsEvent);
  return {
    wait: (time: number) => clock.increment(time),
    raise: (text: string, lifetime?: number) =>
      send({ type: 'notice.raised', notice: notice(text, lifetime) }),
    raiseAs: (title: string, text: string) =>
      send({ type: 'notice.raised', notice: { ...notice(text), title } }),
    hold: () => send({ type: 'notices.held' }),
    release: () => send({ type: 'notices.released' }),
    close: (text: string) => {
      const { id = 0 } = actor.getSnapshot().context.notices.find((shown) => shown.text === text) ?? {};
      send({ type: 'notice.closed', id });
    },
    drop: () => send({ type: 'notices.dropped' }),
    shown: () =>
      actor.getSnapshot().context.notices.map(({ text, count }) => (count > 1 ? `${text} x${count}` : text)),
  };
}

type Untimed = {
  [Event in NotificationsEvent as Event['type']]: Omit<Event, 'at'>;
}[NotificationsEvent['type']];

describe('notifications', () => {
  it('are each shown for their own lifetime', () => {
    const { raise, wait, shown } = start();
    raise('REST', 5_000);
    wait(1_000);
    raise('GraphQL', 4_500);
    wait(3_999);
    expect(shown()).toEqual(['REST', 'GraphQL']);
    wait(1);
    expect(shown()).toEqual(['GraphQL']);
    wait(499);
    expect(shown()).toEqual(['GraphQL']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('keep their remaining time while they are held', () => {
    const { raise, wait, hold, release, shown } = start();
    raise('One');
    wait(3_000);
    hold();
    wait(60_000);
    expect(shown()).toEqual(['One']);
    release();
    wait(1_999);
    expect(shown()).toEqual(['One']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('raised while held have their full time after the release', () => {
    const { raise, wait, hold, release, shown } = start();
    hold();
    raise('Hidden');
    wait(60_000);
    release();
    wait(4_999);
    expect(shown()).toEqual(['Hidden']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('with the same text are one with a count, shown for its full time again', () => {
    const { raise, wait, shown } = start();
    for (let time = 0; time < 20; time += 1) raise('Same');
    expect(shown()).toEqual(['Same x20']);
    wait(4_000);
    raise('Same');
    wait(4_999);
    expect(shown()).toEqual(['Same x21']);
    wait(1);
    expect(shown()).toEqual([]);
    raise('Same');
    expect(shown()).toEqual(['Same']);
  });

  it('with the same text are one, even under different titles', () => {
    const { raise, raiseAs, shown } = start();
    raise('Same');
    raiseAs('Offline', 'Same');
    expect(shown()).toEqual(['Same x2']);
  });

  it('are at most three, the newest', () => {
    const { raise, shown } = start();
    for (const text of ['One', 'Two', 'Three', 'Four']) raise(text);
    expect(shown()).toEqual(['Two', 'Three', 'Four']);
  });

  it('can be closed, and the others keep their time', () => {
    const { raise, wait, close, shown } = start();
    raise('One');
    wait(2_000);
    raise('Two');
    close('One');
    expect(shown()).toEqual(['Two']);
    wait(4_999);
    expect(shown()).toEqual(['Two']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('of the previous person are dropped, even while held', () => {
    const { raise, wait, hold, drop, release, shown } = start();
    raise('One');
    drop();
    expect(shown()).toEqual([]);
    hold();
    raise('Two');
    drop();
    expect(shown()).toEqual([]);
    raise('Three');
    release();
    wait(4_999);
    expect(shown()).toEqual(['Three']);
  });
});
