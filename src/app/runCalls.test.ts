import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { activityMachine } from '#machines/activityMachine.ts';
import { soon } from '#tests/support/sessionChart.ts';
import { outage } from '#tests/support/failures.ts';
import { createRunCall, createRunCalls, type RunCalls } from './runCalls.ts';

let activity: ReturnType<typeof start>;
let reported: [call: string, error: unknown][];
let runCalls: RunCalls;
let session: string | null;

function start() {
  return createActor(activityMachine).start();
}

beforeEach(() => {
  activity = start();
  reported = [];
  session = 'first';
  const runCall = createRunCall(
    (...failed) => reported.push(failed),
    () => session,
  );
  runCalls = createRunCalls((event) => activity.send(event), runCall);
});

/** A call that the test settles. */
function open<Answer>() {
  const settlers: { resolve?: (answer: Answer) => void; reject?: (error: unknown) => void } = {};
  const answer = new Promise<Answer>((resolve, reject) => {
    Object.assign(settlers, { resolve, reject });
  });
  return {
    call: () => answer,
    resolve: (value: Answer) => settlers.resolve?.(value),
    reject: (error: unknown) => settlers.reject?.(error),
  };
}

const busy = () => activity.getSnapshot().value;

describe('concurrent calls', () => {
  it('are all made at once and answered by name', async () => {
    const [first, second] = [open<number>(), open<string>()];
    const answers = runCalls({ first: first.call, second: second.call });
    second.resolve('two');
    first.resolve(1);
    expect(await answers).toEqual({ first: 1, second: 'two' });
    expect(reported).toEqual([]);
  });

  it('show activity on the page by default until the last has settled', async () => {
    const [first, second] = [open(), open()];
    const answers = runCalls({ first: first.call, second: second.call });
    expect(busy()).toEqual({ busy: 'page' });
    first.resolve(null);
    await Promise.resolve();
    expect(busy()).toEqual({ busy: 'page' });
    second.resolve(null);
    await answers;
    expect(busy()).toBe('idle');
  });

  it.each([
    ['button', { busy: 'button' }],
    ['nowhere', 'idle'],
  ] as const)('show activity on request at this level: %s', async (shown, expected) => {
    const only = open();
    const answers = runCalls({ only: only.call }, shown);
    expect(busy()).toEqual(expected);
    only.resolve(null);
    await answers;
    expect(busy()).toBe('idle');
  });

  it('that fail are reported separately, rethrown, and shown as active until the last has settled', async () => {
    const [first, second, third] = [open(), open(), open()];
    const answers = runCalls({ first: first.call, second: second.call, third: third.call });
    first.reject(outage);
    third.reject(new Error('No idea.'));
    await soon();
    expect(busy()).toEqual({ busy: 'page' });
    second.resolve(null);
    await expect(answers).rejects.toBe(outage);
    expect(reported).toEqual([
      ['first', outage],
      ['third', new Error('No idea.')],
    ]);
    expect(busy()).toBe('idle');
  });

  it('that throw synchronously are reported as well, and end their activity', async () => {
    const answers = runCalls({
      broken: () => {
        throw outage;
      },
    });
    await expect(answers).rejects.toBe(outage);
    expect([reported, busy()]).toEqual([[['broken', outage]], 'idle']);
  });

  it('that fail after their session has ended are not reported', async () => {
    const late = open();
    const answers = runCalls({ late: late.call });
    session = 'second';
    late.reject(outage);
    await expect(answers).rejects.toEqual(outage);
    expect(reported).toEqual([]);
  });
});
