import { describe, expect, it } from 'vitest';
import { noAnswers } from '#domain/registrationDraft.ts';
import { UserType } from '#domain/userType.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { outage } from '#tests/support/failures.ts';
import { nora, noraAnswers } from '#tests/support/registration.ts';
import { effect } from './port.ts';
import { registrationMachine } from './registrationMachine.ts';
import type { RegistrationInput, RegistrationPage } from './registrationSetup.ts';

const afresh: RegistrationInput = { entry: 'client', userTypeId: null, answers: noAnswers, email: null };
const begun: RegistrationInput = { ...afresh, userTypeId: UserType.Client, answers: noraAnswers };

const form = (step: string | null, entry: 'client' | 'affiliate' = 'client') =>
  ({ type: 'page.shown', page: 'form', entry, step }) as const;
const success = { type: 'page.shown', page: 'success' } as const;

describeChart('registrationMachine', {
  machine: registrationMachine,
  inputs: [
    afresh,
    begun,
    { ...begun, entry: 'affiliate', userTypeId: UserType.Affiliate },
    { ...afresh, email: 'nora@diaz.example' },
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
  distinguishBy: ({ userTypeId, answers }) => [userTypeId, answers === noAnswers],
  actors: ['register', 'linkRequest'],
  actions: ['keepDraft', 'forgetDraft'],
});

interface Told {
  readonly kept: unknown[];
  forgotten: number;
}

function start(
  input: RegistrationInput,
  register: () => Promise<string> = () => Promise.resolve(nora.email),
) {
  const told: Told = { kept: [], forgotten: 0 };
  const started = startUnderParent(
    registrationMachine.provide({
      actors: { register: effect(register) },
      actions: {
        keepDraft: (_, { userTypeId, answers }) => void told.kept.push({ userTypeId, answers }),
        forgetDraft: () => void (told.forgotten += 1),
      },
    }),
    { input },
  );
  return {
    ...started,
    told,
    read: () => started.child.getSnapshot() as { value: unknown; context: RegistrationInput },
  };
}

describe('registering', () => {
  it.each<[string, RegistrationInput, RegistrationPage, unknown, string | null, string[]]>([
    ['afresh', afresh, form(null), { type: 'choosing' }, null, []],
    [
      'at the second step without the first',
      afresh,
      form('details'),
      { type: 'choosing' },
      'typeNotChosen',
      ['/register?step=type'],
    ],
    [
      'at a step that does not exist',
      afresh,
      form('payment'),
      { type: 'choosing' },
      'stepUnknown',
      ['/register?step=type'],
    ],
    ['at the second step of a draft', begun, form('details'), { details: 'editing' }, null, []],
    ['at the first step of a draft', begun, form('type'), { type: 'choosing' }, null, []],
    ['as an affiliate', afresh, form(null, 'affiliate'), { details: 'editing' }, null, []],
    ['as an affiliate, at the first step', afresh, form('type', 'affiliate'), { type: 'choosing' }, null, []],
  ])(
    '%s opens the nearest step that is in turn, and says why',
    (_how, input, shown, filling, notice, led) => {
      const { child, sent, read } = start(input);
      child.send({ type: 'page.shown', ...shown });
      expect(read()).toMatchObject({ value: { filling }, context: { notice } });
      expect(sent.map(({ address }) => address as string)).toEqual(led);
    },
  );

  it("is for a client at the clients' address, also where the draft is an affiliate's", () => {
    const { child, read } = start({ ...begun, userTypeId: UserType.Affiliate });
    child.send(form('details'));
    expect(read().context).toMatchObject({ entry: 'client', userTypeId: UserType.Client });
  });

  it('leads to the mail, keeps no draft, and knows no password', async () => {
    const { child, sent, told, read } = start(begun);
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
    expect(told).toEqual({ kept: [{ userTypeId: UserType.Client, answers: noraAnswers }], forgotten: 1 });
    expect(JSON.stringify(read().context)).not.toContain(nora.password);
  });

  it('keeps what was typed where the server refuses', async () => {
    const { child, told, read } = start(begun, () => Promise.reject(outage));
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().value).toEqual({ filling: { details: 'editing' } });
    expect(read().context).toMatchObject({ answers: noraAnswers, failure: outage });
    expect(told.forgotten).toBe(0);
  });

  it('says no more of a failure once the person has gone back a step', async () => {
    const { child, read } = start(begun, () => Promise.reject(outage));
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().context).toMatchObject({ failure: outage });
    child.send(form('type'));
    child.send(form('details'));
    expect(read()).toMatchObject({ value: { filling: { details: 'editing' } }, context: { failure: null } });
  });

  it('with another address keeps everything that was typed, also over a reload', async () => {
    const { child, sent, told, read } = start(begun);
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().value).toBe('succeeded');
    child.send({ type: 'address.changeWanted' });
    expect(read()).toMatchObject({
      value: { filling: { details: 'editing' } },
      context: { answers: noraAnswers },
    });
    expect(sent.at(-1)).toMatchObject({ address: '/register?step=details' });
    expect(told.kept).toEqual([{ userTypeId: UserType.Client, answers: noraAnswers }]);
  });

  it('begins anew where the form is opened after it succeeded', async () => {
    const { child, read } = start(begun);
    child.send(form('details'));
    child.send({ type: 'registration.submitted', registration: nora });
    await expect.poll(() => read().value).toBe('succeeded');
    child.send(form('type'));
    expect(read().value).toEqual({ filling: { type: 'choosing' } });
  });
});
