import { describe, expect, it } from 'vitest';
import { emptyRegistrationValues } from '#domain/registrationDraft.ts';
import { UserType } from '#domain/userType.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { outage } from '#tests/support/failures.ts';
import { nora, noraAnswers } from '#tests/support/registration.ts';
import { effect } from './port.ts';
import { registrationMachine } from './registrationMachine.ts';
import type { RegistrationInput, RegistrationPage } from './registrationSetup.ts';

const noDraft: RegistrationInput = {
  entry: 'client',
  userTypeId: null,
  answers: emptyRegistrationValues,
  email: null,
};
const withDraft: RegistrationInput = { ...noDraft, userTypeId: UserType.Client, answers: noraAnswers };

const form = (step: string | null, entry: 'client' | 'affiliate' = 'client') =>
  ({ type: 'page.shown', page: 'form', entry, step }) as const;
const success = { type: 'page.shown', page: 'success' } as const;

describeChart('registrationMachine', {
  machine: registrationMachine,
  inputs: [
    noDraft,
    withDraft,
    { ...withDraft, entry: 'affiliate', userTypeId: UserType.Affiliate },
    { ...noDraft, email: 'nora@diaz.example' },
  ],
  happenings: [
    { send: form(null) },
    { send: form('details') },
    { send: form(null, 'affiliate') },
    { send: form('payment', 'affiliate') },
    { send: success },
    { send: { type: 'type.chosen', userTypeId: UserType.Client, label: 'My business wants offers' } },
    { send: { type: 'answers.changed', answers: noraAnswers } },
    { send: { type: 'registration.submitted', registration: nora } },
    { send: { type: 'cancel.requested' } },
    { send: { type: 'cancel.confirmed' } },
    { send: { type: 'cancel.withdrawn' } },
    { send: { type: 'link.requested' } },
    { send: { type: 'address.submitted', email: nora.email } },
    { send: { type: 'address.changeWanted' } },
    { answer: 'register', with: nora.email },
    { fail: 'register', with: outage },
  ],
  distinguishBy: ({ userTypeId, answers }) => [userTypeId, answers === emptyRegistrationValues],
  actors: ['register', 'linkRequest'],
  actions: ['keepDraft', 'forgetDraft'],
});

interface DraftCalls {
  readonly kept: unknown[];
  forgotten: number;
}

function start(
  input: RegistrationInput,
  register: () => Promise<string> = () => Promise.resolve(nora.email),
) {
  const drafts: DraftCalls = { kept: [], forgotten: 0 };
  const started = startUnderParent(
    registrationMachine.provide({
      actors: { register: effect(register) },
      actions: {
        keepDraft: (_, { userTypeId, answers }) => void drafts.kept.push({ userTypeId, answers }),
        forgetDraft: () => void (drafts.forgotten += 1),
      },
    }),
    { input },
  );
  return {
    ...started,
    drafts,
    read: () => started.child.getSnapshot() as { value: unknown; context: RegistrationInput },
  };
}

describe('registering', () => {
  it.each<[string, RegistrationInput, RegistrationPage, unknown, string | null, string[]]>([
    ['without a draft', noDraft, form(null), { type: 'choosing' }, null, []],
    [
      'at the second step without the first',
      noDraft,
      form('details'),
      { type: 'choosing' },
      'typeNotChosen',
      ['/register?step=type'],
    ],
    [
      'at a step that does not exist',
      noDraft,
      form('payment'),
      { type: 'choosing' },
      'stepUnknown',
      ['/register?step=type'],
    ],
    ['at the second step of a draft', withDraft, form('details'), { details: 'editing' }, null, []],
    ['at the first step of a draft', withDraft, form('type'), { type: 'choosing' }, null, []],
    ['as an affiliate', noDraft, form(null, 'affiliate'), { details: 'editing' }, null, []],
    [
      'as an affiliate, at the first step',
      noDraft,
      form('type', 'affiliate'),
      { type: 'choosing' },
      null,
      [],
    ],
  ])(
    '%s opens the nearest possible step, with a notice if it is another one',
    (_how, input, shown, filling, notice, led) => {
      const { child, sent, read } = start(input);
      child.send({ type: 'page.shown', ...shown });
      expect(read()).toMatchObject({ value: { filling }, context: { notice } });
      expect(sent.map(({ address }) => address as string)).toEqual(led);
    },
  );

  it("at the clients' URL registers a client, even with an affiliate's draft", () => {
    const { child, read } = start({ ...withDraft, userTypeId: UserType.Affiliate });
    child.send(form('details'));
    expect(read().context).toMatchObject({ entry: 'client', userTypeId: UserType.Client });
  });

  it('leads to the success page, deletes the draft, and keeps no password in its context', async () => {
    const { child, sent, drafts, read } = start(withDraft);
    child.send(form('details'));
    child.send({ type: 'answers.changed', answers: noraAnswers });
    child.send({ type: 'registration.submitted', registration: nora });
    await Promise.resolve();
    expect(JSON.stringify(read().context)).not.toContain(nora.password);
    await expect.poll(() => read().value).toBe('succeeded');
    expect(sent).toEqual([
      {
        type: 'step.wanted',
        address: '/register/success',
        replace: true,
        locationState: { email: nora.email, isUnderReview: false },
      },
    ]);
    expect(drafts).toEqual({ kept: [{ userTypeId: UserType.Client, answers: noraAnswers }], forgotten: 1 });
    expect(JSON.stringify(read().context)).not.toContain(nora.password);
  });

  it('keeps the answers if the server refuses them', async () => {
    const { child, drafts, read } = start(withDraft, () => Promise.reject(outage));
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().value).toEqual({ filling: { details: 'editing' } });
    expect(read().context).toMatchObject({ answers: noraAnswers, failure: outage });
    expect(drafts.forgotten).toBe(0);
  });

  it('clears the failure once the person has gone back a step', async () => {
    const { child, read } = start(withDraft, () => Promise.reject(outage));
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().context).toMatchObject({ failure: outage });
    child.send(form('type'));
    child.send(form('details'));
    expect(read()).toMatchObject({ value: { filling: { details: 'editing' } }, context: { failure: null } });
  });

  it('with another email address keeps the answers, even over a reload', async () => {
    const { child, sent, drafts, read } = start(withDraft);
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().value).toBe('succeeded');
    child.send({ type: 'address.changeWanted' });
    expect(read()).toMatchObject({
      value: { filling: { details: 'editing' } },
      context: { answers: noraAnswers },
    });
    expect(sent.at(-1)).toMatchObject({ address: '/register?step=details' });
    expect(drafts.kept).toEqual([{ userTypeId: UserType.Client, answers: noraAnswers }]);
  });

  it('starts again if the form is opened after a success', async () => {
    const { child, read } = start(withDraft);
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().value).toBe('succeeded');
    child.send(form('type'));
    expect(read().value).toEqual({ filling: { type: 'choosing' } });
  });
});
