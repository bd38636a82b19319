import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { emptyProductRequest, type ProductRequestSubmission } from '#domain/productRequest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { outage } from '#tests/support/failures.ts';
import { askedBefore, fleetAnswers, fleetTracking } from '#tests/support/productRequest.ts';
import { effect } from './port.ts';
import { productFormMachine, type ProductRequestReceipt } from './productFormMachine.ts';

const receipt = { reference: 'PR-000007', votes: 2 };

describeChart('productFormMachine', {
  machine: productFormMachine,
  inputs: [{ typed: emptyProductRequest }],
  happenings: [
    { send: { type: 'page.shown' } },
    { send: { type: 'answers.changed', typed: fleetTracking } },
    { send: { type: 'request.submitted', answers: fleetAnswers } },
    { send: { type: 'vote.pressed', id: '7' } },
    { send: { type: 'form.wanted' } },
    { send: { type: 'another.wanted' } },
    { answer: 'submitProductRequest', with: receipt },
    { answer: 'voteForProductRequest', with: receipt },
    { fail: 'submitProductRequest', with: askedBefore },
    { fail: 'submitProductRequest', with: outage },
    { fail: 'voteForProductRequest', with: outage },
  ],
  // Another request begins with an empty form.
  distinguishBy: ({ typed }) => typed,
  actors: ['submitProductRequest', 'voteForProductRequest', 'earlier', 'receipt'],
  actions: ['keepDraft', 'forgetDraft'],
});

function start() {
  const kept: unknown[] = [];
  const votedFor: string[] = [];
  const form = createActor(
    productFormMachine.provide({
      actors: {
        submitProductRequest: effect<ProductRequestReceipt, ProductRequestSubmission>(() =>
          Promise.reject(askedBefore),
        ),
        voteForProductRequest: effect<ProductRequestReceipt, { readonly id: string }>(async ({ id }) => {
          votedFor.push(id);
          return receipt;
        }),
      },
      actions: {
        keepDraft: (_, { typed }) => kept.push(typed),
        forgetDraft: () => kept.push(null),
      },
    }),
    { input: { typed: emptyProductRequest } },
  ).start();
  form.send({ type: 'answers.changed', typed: fleetTracking });
  form.send({ type: 'request.submitted', answers: fleetAnswers });
  return { form, kept, votedFor };
}

it('the form keeps its fields if a colleague has made the request before', async () => {
  const { form, kept } = start();
  await waitFor(form, (snapshot) => snapshot.matches('askedBefore'));
  form.send({ type: 'form.wanted' });
  expect(form.getSnapshot()).toMatchObject({ value: 'editing', context: { typed: fleetTracking } });
  expect(kept).toEqual([fleetTracking]);
});

it('the form votes for the earlier request, and then starts empty', async () => {
  const { form, kept, votedFor } = start();
  await waitFor(form, (snapshot) => snapshot.matches('askedBefore'));
  form.send({ type: 'vote.pressed', id: '7' });
  await waitFor(form, (snapshot) => snapshot.matches('voted'));
  expect(votedFor).toEqual(['7']);
  expect(form.getSnapshot().children['receipt']?.getSnapshot()).toMatchObject({ context: receipt });
  form.send({ type: 'another.wanted' });
  expect(form.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { typed: emptyProductRequest },
    children: {},
  });
  expect(kept).toEqual([fleetTracking, null]);
});
