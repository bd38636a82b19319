import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { activityMachine } from '#machines/activityMachine.ts';
import { channelName, createTabLockName, type InspectorMessage, type TabMessage } from './messages.ts';
import { publishSteps } from './publishSteps.ts';

/** A tab of the product: its address, and the locks that it holds. */
function openTab() {
  const locks: string[] = [];
  const page = {
    location: { pathname: '/login', search: '?email=owner@lintel.test' },
    navigator: {
      locks: {
        request: (name: string, held: () => Promise<unknown>) => {
          locks.push(name);
          return held();
        },
      },
    },
  } as unknown as Window;
  return { locks, inspect: publishSteps(page) };
}

const page = new BroadcastChannel(channelName);
const received: TabMessage[] = [];
page.addEventListener('message', ({ data }) => received.push(data as TabMessage));
afterEach(() => {
  received.length = 0;
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
const ask = (asked: InspectorMessage) => page.postMessage(asked);

async function receive<Kind extends TabMessage['kind']>(
  kind: Kind,
): Promise<Extract<TabMessage, { kind: Kind }>> {
  await expect.poll(() => received.some((each) => each.kind === kind)).toBe(true);
  return received.findLast((each) => each.kind === kind) as Extract<TabMessage, { kind: Kind }>;
}

it('a tab announces itself and each step, and repeats everything on request', async () => {
  const { inspect, locks } = openTab();
  const opened = await receive('known');
  expect(opened).toMatchObject({ path: '/login', charts: [], steps: [] });
  expect(locks).toEqual([createTabLockName(opened.tab)]);

  createActor(activityMachine, { inspect }).start().send({ type: 'call.started', level: 'page' });
  await expect.poll(() => received.filter(({ kind }) => kind === 'stepped').length).toBe(2);
  const stepped = await receive('stepped');
  expect(stepped).toMatchObject({
    tab: opened.tab,
    chart: { chart: 'activity', state: 'busy.page' },
    step: { type: 'call.started', payload: { level: 'page' }, from: 'idle', to: 'busy.page' },
  });

  received.length = 0;
  ask({ kind: 'asked' });
  await expect
    .poll(() => received.find((each) => each.kind === 'known' && each.tab === opened.tab))
    .toMatchObject({
      charts: [{ chart: 'activity', state: 'busy.page' }],
      steps: [{ number: 1 }, { number: 2 }],
    });
});

it('an event sent to a chart of the tab reaches it, and the outcome is returned', async () => {
  const { inspect } = openTab();
  const { tab } = await receive('known');
  const activity = createActor(activityMachine, { inspect }).start();
  const event = { type: 'call.started', level: 'page' };
  ask({ kind: 'sent', tab: 'another', actor: activity.sessionId, request: 'a', event });
  ask({ kind: 'sent', tab, actor: activity.sessionId, request: 'b', event });
  expect(await receive('answered')).toEqual({
    kind: 'answered',
    request: 'b',
    outcome: 'accepted',
    state: 'busy.page',
  });
  expect(activity.getSnapshot().context).toMatchObject({ page: 1 });
});
