import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import {
  openProductRequestStates,
  productRequestStates,
  type ProductRequestState,
} from '#domain/productRequest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { productRequestMachine, type ProductRequestRelation } from './productRequestMachine.ts';

const nothing = { stateReason: null, partnerId: null, mergedIntoId: null };
const administrator = { by: 'administrator' } as const;

const actions = [
  { type: 'startReview' },
  { type: 'plan' },
  { type: 'makeAvailable', partnerId: 4 },
  { type: 'decline', reason: ' Too few need it. ' },
  { type: 'merge', into: 7 },
  { type: 'withdraw' },
  { type: 'vote' },
] as const;

describeChart('productRequestMachine', {
  machine: productRequestMachine,
  happenings: [
    ...actions.flatMap((action) =>
      ['administrator', 'asker', 'owner', 'colleague'].map((by) => ({ send: { ...action, by } })),
    ),
    { send: { type: 'decline', reason: ' ', by: 'administrator' } },
    { send: { type: 'makeAvailable', partnerId: null, by: 'administrator' } },
  ],
  actions: ['addVote', 'carryVotes'],
});

function at(value: ProductRequestState) {
  return productRequestMachine.resolveState({ value, context: nothing });
}

describe('a product request', () => {
  it.each<[ProductRequestRelation, string[]]>([
    ['asker', ['withdraw', 'vote']],
    ['owner', ['withdraw', 'vote']],
    ['colleague', ['vote']],
    ['administrator', ['startReview', 'plan', 'makeAvailable', 'decline', 'merge']],
  ])('allows its %s only the actions %j, in any state', (by, own) => {
    const possible = actions.filter((action) =>
      productRequestStates.some((state) => at(state).can({ ...action, by })),
    );
    expect(possible.map(({ type }) => type)).toEqual(own);
  });

  it('allows no action once it is decided', () => {
    const open = productRequestStates.filter((state) => at(state).can({ type: 'vote', by: 'colleague' }));
    expect(open).toEqual(openProductRequestStates);
    const closed = productRequestStates.filter((state) => !open.some((each) => each === state));
    const relations = ['asker', 'owner', 'colleague', 'administrator'] as const;
    const possible = closed.flatMap((state) =>
      relations.flatMap((by) => actions.filter((action) => at(state).can({ ...action, by }))),
    );
    expect(possible).toEqual([]);
  });

  it('is not declined without a reason', () => {
    expect(at('inReview').can({ type: 'decline', reason: ' ', ...administrator })).toBe(false);
  });

  it.each([
    [actions[2], { partnerId: 4 }],
    [actions[3], { stateReason: 'Too few need it.' }],
    [actions[4], { mergedIntoId: 7 }],
    [actions[1], {}],
  ])('after %j stores %j', (action, kept) => {
    const [next] = transition(productRequestMachine, at('inReview'), { ...action, ...administrator });
    expect(next.context).toEqual({ ...nothing, ...kept });
  });
});
