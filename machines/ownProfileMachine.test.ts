import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OwnDetails, PasswordChange } from '#domain/ownProfile.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { outage } from '#tests/support/failures.ts';
import { ownProfileMachine, type OwnProfileEvent } from './ownProfileMachine.ts';
import { effect } from './port.ts';

const details = { firstName: 'Dana', lastName: 'Lee', phone: null };
const change = { oldPassword: 'the one before', password: 'not kept anywhere' };

describeChart('ownProfileMachine', {
  machine: ownProfileMachine,
  happenings: [
    { send: { type: 'page.shown' } },
    { send: { type: 'form.typed', form: 'details' } },
    { send: { type: 'form.typed', form: 'password' } },
    { send: { type: 'form.left' } },
    { send: { type: 'details.submitted', details } },
    { send: { type: 'password.submitted', change } },
    { send: { type: 'choice.submitted', choice: { of: 'offerNews', isWanted: true } } },
    ...['saveDetails', 'changePassword', 'keepChoice'].flatMap((call) => [
      { answer: call, with: undefined },
      { fail: call, with: outage },
    ]),
  ],
  distinguishBy: ({ typed, passwordChanges }) => [typed, Math.min(Number(passwordChanges), 2)],
  actors: ['saveDetails', 'changePassword', 'keepChoice'],
});

function start(outcome: 'done' | 'outage') {
  const call = async () => {
    if (outcome === 'outage') throw outage;
  };
  const actor = createActor(
    ownProfileMachine.provide({
      actors: {
        saveDetails: effect<void, OwnDetails>(call),
        changePassword: effect<void, PasswordChange>(call),
      },
    }),
  ).start();
  return async (...events: OwnProfileEvent[]) => {
    for (const event of events) actor.send(event);
    await new Promise((resolve) => setImmediate(resolve));
    return actor.getSnapshot();
  };
}

describe('my profile', () => {
  it('keeps the other form unsaved while one form is being saved', async () => {
    const { value, context } = await start('done')(
      { type: 'form.typed', form: 'details' },
      { type: 'details.submitted', details },
      { type: 'form.typed', form: 'password' },
    );
    expect([value, context.typed, context.isDone]).toEqual(['viewed', ['password'], true]);
  });

  it('keeps a form unsaved if it changes while it is being saved', async () => {
    const send = start('done');
    const saved = await send(
      { type: 'form.typed', form: 'details' },
      { type: 'details.submitted', details },
      { type: 'form.typed', form: 'details' },
    );
    expect(saved.context).toMatchObject({ typed: ['details'], isDone: true });
    expect((await send({ type: 'form.typed', form: 'details' })).context.isDone).toBe(false);
  });

  it('keeps a form unsaved if saving fails', async () => {
    const send = start('outage');
    const failed = await send(
      { type: 'form.typed', form: 'password' },
      { type: 'password.submitted', change },
    );
    expect(failed.context).toMatchObject({ typed: ['password'], isDone: false, failure: outage });
  });

  it('keeps no password in its context', async () => {
    for (const outcome of ['done', 'outage'] as const) {
      const { context } = await start(outcome)({ type: 'password.submitted', change });
      expect(JSON.stringify(context)).not.toMatch(/the one before|not kept anywhere/);
    }
  });
});
