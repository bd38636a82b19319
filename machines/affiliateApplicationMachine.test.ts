import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { applicationStates, type ApplicationState } from '#domain/affiliate.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import {
  affiliateApplicationMachine,
  type ApplicationStanding,
  type ApplicationWords,
} from './affiliateApplicationMachine.ts';

const nothing: ApplicationWords = { reason: null, question: null, answer: null };
const standings = ['applicant', 'administrator'] as const;

const moves = [
  { type: 'requestInfo', question: ' Whom do you refer? ' },
  { type: 'answer', answer: ' Roofers. ' },
  { type: 'approve' },
  { type: 'reject', reason: ' Too far away. ' },
  { type: 'reopen' },
  { type: 'suspend', reason: ' Sent spam. ' },
  { type: 'reinstate' },
] as const;

/** The moves that need words, without any. */
const wordless = [
  { type: 'requestInfo', question: ' ' },
  { type: 'answer', answer: ' ' },
  { type: 'reject', reason: ' ' },
] as const;

describeChart('affiliateApplicationMachine', {
  machine: affiliateApplicationMachine,
  happenings: [...moves, ...wordless].flatMap((move) => standings.map((by) => ({ send: { ...move, by } }))),
});

function at(value: ApplicationState, context = nothing) {
  return affiliateApplicationMachine.resolveState({ value, context });
}

describe('an application', () => {
  it.each<[ApplicationStanding, string[]]>([
    ['applicant', ['answer']],
    ['administrator', moves.map(({ type }) => type).filter((type) => type !== 'answer')],
  ])('lets its %s %j and nothing else, in whatever state', (by, own) => {
    const possible = moves.filter((move) =>
      applicationStates.some((state) => at(state).can({ ...move, by })),
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
    const possible = moves.filter((move) => standings.some((by) => at(state).can({ ...move, by })));
    expect(possible.map(({ type }) => type)).toEqual(allowed);
  });

  it.each([
    ['pending', { type: 'requestInfo', question: ' \n' }],
    ['infoRequested', { type: 'answer', answer: ' ' }],
    ['pending', { type: 'reject', reason: '' }],
    ['approved', { type: 'suspend', reason: ' ' }],
  ] as const)('that is %s is not moved without a word: %j', (state, move) => {
    expect(standings.filter((by) => at(state).can({ ...move, by }))).toEqual([]);
  });

  const words = { reason: 'Once', question: 'Who?', answer: 'I' };
  it.each([
    ['pending', moves[0], { question: 'Whom do you refer?', answer: null }],
    ['infoRequested', moves[1], { answer: 'Roofers.' }],
    ['pending', moves[2], { reason: null }],
    ['pending', moves[3], { reason: 'Too far away.' }],
    ['rejected', moves[4], { reason: null }],
    ['approved', moves[5], { reason: 'Sent spam.' }],
    ['suspended', moves[6], { reason: null }],
  ] as const)('that is %s keeps of %j %j', (state, move, kept) => {
    const by = move.type === 'answer' ? 'applicant' : 'administrator';
    const [next] = transition(affiliateApplicationMachine, at(state, words), { ...move, by });
    expect(next.context).toEqual({ ...words, ...kept });
  });
});
