import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { applicationStates, type ApplicationState } from '#domain/affiliate.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import {
  affiliateApplicationMachine,
  type ApplicationRelation,
  type ApplicationTexts,
} from './affiliateApplicationMachine.ts';

const nothing: ApplicationTexts = { reason: null, question: null, answer: null };
const relations = ['applicant', 'administrator'] as const;

const actions = [
  { type: 'requestInfo', question: ' Whom do you refer? ' },
  { type: 'answer', answer: ' Roofers. ' },
  { type: 'approve' },
  { type: 'reject', reason: ' Too far away. ' },
  { type: 'reopen' },
  { type: 'suspend', reason: ' Sent spam. ' },
  { type: 'reinstate' },
] as const;

/** Actions that need a text, with a blank one. */
const blankActions = [
  { type: 'requestInfo', question: ' ' },
  { type: 'answer', answer: ' ' },
  { type: 'reject', reason: ' ' },
] as const;

describeChart('affiliateApplicationMachine', {
  machine: affiliateApplicationMachine,
  happenings: [...actions, ...blankActions].flatMap((action) =>
    relations.map((by) => ({ send: { ...action, by } })),
  ),
});

function at(value: ApplicationState, context = nothing) {
  return affiliateApplicationMachine.resolveState({ value, context });
}

describe('an application', () => {
  it.each<[ApplicationRelation, string[]]>([
    ['applicant', ['answer']],
    ['administrator', actions.map(({ type }) => type).filter((type) => type !== 'answer')],
  ])('allows its %s only the actions %j, in any state', (by, own) => {
    const possible = actions.filter((action) =>
      applicationStates.some((state) => at(state).can({ ...action, by })),
    );
    expect(possible.map(({ type }) => type)).toEqual(own);
  });

  it.each<[ApplicationState, string[]]>([
    ['pending', ['requestInfo', 'approve', 'reject']],
    ['infoRequested', ['answer', 'approve', 'reject']],
    ['approved', ['suspend']],
    ['rejected', ['reopen']],
    ['suspended', ['reinstate']],
  ])('that is %s allows %j', (state, allowed) => {
    const possible = actions.filter((action) => relations.some((by) => at(state).can({ ...action, by })));
    expect(possible.map(({ type }) => type)).toEqual(allowed);
  });

  it.each([
    ['pending', { type: 'requestInfo', question: ' \n' }],
    ['infoRequested', { type: 'answer', answer: ' ' }],
    ['pending', { type: 'reject', reason: '' }],
    ['approved', { type: 'suspend', reason: ' ' }],
  ] as const)('that is %s refuses the action %j with a blank text', (state, action) => {
    expect(relations.filter((by) => at(state).can({ ...action, by }))).toEqual([]);
  });

  const words = { reason: 'Once', question: 'Who?', answer: 'I' };
  it.each([
    ['pending', actions[0], { question: 'Whom do you refer?', answer: null }],
    ['infoRequested', actions[1], { answer: 'Roofers.' }],
    ['pending', actions[2], { reason: null }],
    ['pending', actions[3], { reason: 'Too far away.' }],
    ['rejected', actions[4], { reason: null }],
    ['approved', actions[5], { reason: 'Sent spam.' }],
    ['suspended', actions[6], { reason: null }],
  ] as const)('that is %s, after %j, stores %j', (state, action, kept) => {
    const by = action.type === 'answer' ? 'applicant' : 'administrator';
    const [next] = transition(affiliateApplicationMachine, at(state, words), { ...action, by });
    expect(next.context).toEqual({ ...words, ...kept });
  });
});
