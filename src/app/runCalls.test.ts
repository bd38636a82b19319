import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { activityMachine } from '#machines/activityMachine.ts';
import { createRunCall, createRunCalls, type RunCalls } from './runCalls.ts';

const outage = { code: 'SERVICE_UNAVAILABLE', message: 'Later.', status: 503, reference: 'r-1' };

let activity: ReturnType<typeof start>;
let told: [call: string, error: unknown][];
let runCalls: RunCalls;
let session: string | null;

function start() {
  return createActor(activityMachine).start();
}

beforeEach(() => {
  activity = start();
  told = [];
  session = 'first';
  const runCall = createRunCall(
    (...failed) => told.push(failed),
    () => session,
  );
  runCalls = createRunCalls((event) => activity.send(event), runCall);
});

/** A call that is settled by the test. */
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

describe('calls side by side', () => {
  it('are all made at once and answered by name', async () => {
    const [first, second] = [open<number>(), open<string>()];
    const answers = runCalls({ first: first.call, second: second.call });
    second.resolve('two');
    first.resolve(1);
    expect(await answers).toEqual({ first: 1, second: 'two' });
    expect(told).toEqual([]);
  });

  it('show on the page until the last has settled, unless told otherwise', async () => {
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
  ] as const)('show on the %s where that is asked for', async (shown, expected) => {
    const only = open();
    const answers = runCalls({ only: only.call }, shown);
    expect(busy()).toEqual(expected);
    only.resolve(null);
    await answers;
    expect(busy()).toBe('idle');
  });

  it('that fail are told one by one, thrown on, and shown until the last has settled', async () => {
    const [first, second, third] = [open(), open(), open()];
    const answers = runCalls({ first: first.call, second: second.call, third: third.call });
    first.reject(outage);
    third.reject(new Error('No idea.'));
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(busy()).toEqual({ busy: 'page' });
    second.resolve(null);
    await expect(answers).rejects.toBe(outage);
    expect(told).toEqual([
      ['first', outage],
      ['third', new Error('No idea.')],
    ]);
    expect(busy()).toBe('idle');
  });

  it('that throw before they begin are told and cleared as well', async () => {
    const broken = () => {
      throw outage;
    };
    await expect(runCalls({ broken })).rejects.toBe(outage);
    expect([told, busy()]).toEqual([[['broken', outage]], 'idle']);
  });

  it('are told to nobody else where whoever made them has left', async () => {
    const late = open();
    const answers = runCalls({ late: late.call });
    session = 'second';
    late.reject(outage);
    await expect(answers).rejects.toEqual(outage);
    expect(told).toEqual([]);
  });
});
