import { assign, setup } from 'xstate';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';
import { actionPort } from './port.ts';

/** Relation of a person to a product request; a person without one does not learn that the request exists. */
export type ProductRequestRelation = 'asker' | 'owner' | 'colleague' | 'administrator';

type Sent = { readonly by: ProductRequestRelation };

export type ProductRequestEvent = Sent &
  (
    | { type: 'startReview' }
    | { type: 'plan' }
    | { type: 'makeAvailable'; partnerId: number | null }
    | { type: 'decline'; reason: string }
    | { type: 'merge'; into: number }
    | { type: 'withdraw' }
    | { type: 'vote' }
  );

/** Details of the decision that led to the current state; null if they do not apply. */
interface ProductRequestContext {
  /** Reason why the request was declined. */
  readonly stateReason: string | null;
  /** Id of the partner that offers the product now. */
  readonly partnerId: number | null;
  /** Id of the request into which this one was merged. */
  readonly mergedIntoId: number | null;
}

/** Life cycle of a product request (screens 2.15). The server restores the state from its row, and stores the next. */
export const productRequestMachine = setup({
  types: {} as ChartTypes<ProductRequestEvent, ProductRequestContext>,
  actions: {
    /** Adds the person's vote, unless the person has already voted. */
    addVote: actionPort('addVote'),
    /** Adds the votes of this request to the request into which it is merged. */
    carryVotes: actionPort('carryVotes'),
    keepReason: assign((_, { reason }: { reason: string }) => ({ stateReason: reason.trim() })),
    keepPartner: assign((_, { partnerId }: { partnerId: number | null }) => ({ partnerId })),
    keepTarget: assign((_, { into }: { into: number }) => ({ mergedIntoId: into })),
  },
  guards: {
    isDecider: (_, { by }: Sent) => by === 'administrator',
    isDeciderWithReason: (_, { by, reason }: Sent & { reason: string }) =>
      by === 'administrator' && reason.trim() !== '',
    isAskerOrOwner: (_, { by }: Sent) => by === 'asker' || by === 'owner',
    isOfCompany: (_, { by }: Sent) => by !== 'administrator',
  },
}).createMachine({
  id: 'productRequest',
  description: 'What can happen to a product request.',
  context: { stateReason: null, partnerId: null, mergedIntoId: null },
  initial: 'submitted',
  states: {
    submitted: {
      description: 'The request was submitted; nobody has reviewed it yet.',
      on: {
        startReview: { guard: { type: 'isDecider', params }, target: 'inReview' },
        merge: {
          guard: { type: 'isDecider', params },
          target: 'merged',
          actions: [{ type: 'keepTarget', params }, 'carryVotes'],
        },
        withdraw: { guard: { type: 'isAskerOrOwner', params }, target: 'withdrawn' },
        vote: { guard: { type: 'isOfCompany', params }, actions: 'addVote' },
      },
    },
    inReview: {
      description: 'Administrators review the request.',
      on: {
        plan: { guard: { type: 'isDecider', params }, target: 'planned' },
        makeAvailable: {
          guard: { type: 'isDecider', params },
          target: 'available',
          actions: { type: 'keepPartner', params },
        },
        decline: {
          guard: { type: 'isDeciderWithReason', params },
          target: 'declined',
          actions: { type: 'keepReason', params },
        },
        merge: {
          guard: { type: 'isDecider', params },
          target: 'merged',
          actions: [{ type: 'keepTarget', params }, 'carryVotes'],
        },
        withdraw: { guard: { type: 'isAskerOrOwner', params }, target: 'withdrawn' },
        vote: { guard: { type: 'isOfCompany', params }, actions: 'addVote' },
      },
    },
    planned: {
      description: 'The product is planned.',
      on: {
        makeAvailable: {
          guard: { type: 'isDecider', params },
          target: 'available',
          actions: { type: 'keepPartner', params },
        },
        decline: {
          guard: { type: 'isDeciderWithReason', params },
          target: 'declined',
          actions: { type: 'keepReason', params },
        },
        vote: { guard: { type: 'isOfCompany', params }, actions: 'addVote' },
      },
    },
    available: { description: 'A partner offers the product.' },
    declined: { description: 'The request was declined, with a reason.' },
    withdrawn: { description: 'The requester has withdrawn the request.' },
    merged: { description: 'The request was merged into another one.' },
  },
});
