import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { toCallFailure, type CallFailure, type EarlierRequest } from '#domain/callFailure.ts';
import {
  emptyProductRequest,
  type ProductRequestAnswers,
  type ProductRequestFields,
} from '#domain/productRequest.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { held } from './held.ts';
import { params } from './params.ts';
import { actionPort, port } from './port.ts';

export interface ProductFormInput {
  /** What stands in the form at first: a draft, or the product that the person was looking for. */
  readonly typed: ProductRequestFields;
}

/** What is told of a request that was sent or voted for. */
export interface ProductRequestReceipt {
  readonly reference: string;
  readonly votes: number;
}

interface ProductFormContext extends ProductFormInput {
  readonly failure: CallFailure | null;
}

export type ProductFormEvent =
  | { type: 'page.shown' }
  | { type: 'answers.changed'; typed: ProductRequestFields }
  | { type: 'request.submitted'; answers: ProductRequestAnswers }
  /** The id is of the request that asks for the same already. */
  | { type: 'vote.pressed'; id: string }
  | { type: 'form.wanted' }
  | { type: 'another.wanted' };

interface Refusal {
  readonly error: unknown;
}

/** How far somebody is with asking for a product (screens 2.15). */
export const productFormMachine = setup({
  types: {} as {
    context: ProductFormContext;
    events:
      | ProductFormEvent
      | DoneActorEvent<ProductRequestReceipt, 'submitProductRequest' | 'voteForProductRequest'>
      | ErrorActorEvent<unknown, 'submitProductRequest'>;
    meta: TrackingMeta<ProductFormEvent, ProductFormContext>;
    input: ProductFormInput;
  },
  actors: {
    /** Sends the request. Rejects with a `CallFailure`, which names an earlier one where there is one. */
    submitProductRequest: port<ProductRequestReceipt, ProductRequestAnswers>('submitProductRequest'),
    /** Adds the person's vote to the request of this id. Rejects with a `CallFailure`. */
    voteForProductRequest: port<ProductRequestReceipt, { readonly id: string }>('voteForProductRequest'),
    /** The request that asks for the same already. */
    earlier: held<EarlierRequest>(),
    receipt: held<ProductRequestReceipt>(),
  },
  actions: {
    /** Keeps in the browser what was typed so far. */
    keepDraft: actionPort<{ readonly typed: ProductRequestFields }>('keepDraft'),
    /** Removes it again. */
    forgetDraft: actionPort('forgetDraft'),
    keepTyped: assign((_, { typed }: { typed: ProductRequestFields }) => ({ typed })),
    clearForm: assign({ typed: emptyProductRequest }),
    dismissFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: Refusal) => ({ failure: toCallFailure(error) })),
  },
  guards: { isAskedBefore: (_, { error }: Refusal) => toCallFailure(error).earlier !== undefined },
}).createMachine({
  id: 'productForm',
  description: 'How far somebody is with asking for a product.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'editing',
  // The page's address names no step.
  on: { 'page.shown': {} },
  states: {
    editing: {
      description: 'The form of the request.',
      on: {
        'answers.changed': {
          actions: [
            { type: 'keepTyped', params },
            { type: 'keepDraft', params },
          ],
        },
        'request.submitted': { target: 'submitting', actions: 'dismissFailure' },
      },
    },
    submitting: {
      description: 'The form, sending.',
      on: {
        'answers.changed': {
          actions: [
            { type: 'keepTyped', params },
            { type: 'keepDraft', params },
          ],
        },
      },
      invoke: {
        id: 'submitProductRequest',
        src: 'submitProductRequest',
        input: ({ event }) => {
          assertEvent(event, 'request.submitted');
          return event.answers;
        },
        onDone: { target: 'sent', actions: 'forgetDraft' },
        onError: [
          { guard: { type: 'isAskedBefore', params }, target: 'askedBefore' },
          { target: 'editing', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    sent: {
      description: 'The request is sent.',
      invoke: {
        id: 'receipt',
        src: 'receipt',
        input: ({ event }) => {
          assertEvent(event, 'xstate.done.actor.submitProductRequest');
          return event.output;
        },
      },
      on: { 'another.wanted': { target: 'editing', actions: 'clearForm' } },
    },
    askedBefore: {
      description: 'Somebody has asked for the same before; the person can vote for it.',
      initial: 'open',
      invoke: {
        id: 'earlier',
        src: 'earlier',
        input: ({ event }) => {
          assertEvent(event, 'xstate.error.actor.submitProductRequest');
          const { earlier } = toCallFailure(event.error);
          if (!earlier) throw new Error('The failure names no earlier request.');
          return earlier;
        },
      },
      states: {
        open: {
          description: 'The person is asked whether to vote.',
          on: {
            'vote.pressed': { target: 'voting', actions: 'dismissFailure' },
            'form.wanted': { target: '#productForm.editing', actions: 'dismissFailure' },
          },
        },
        voting: {
          description: 'The vote is on its way.',
          invoke: {
            id: 'voteForProductRequest',
            src: 'voteForProductRequest',
            input: ({ event }) => {
              assertEvent(event, 'vote.pressed');
              return { id: event.id };
            },
            onDone: { target: '#productForm.voted', actions: 'forgetDraft' },
            onError: { target: 'open', actions: { type: 'keepFailure', params } },
          },
        },
      },
    },
    voted: {
      description: 'The vote is counted.',
      invoke: {
        id: 'receipt',
        src: 'receipt',
        input: ({ event }) => {
          assertEvent(event, 'xstate.done.actor.voteForProductRequest');
          return event.output;
        },
      },
      on: { 'another.wanted': { target: 'editing', actions: 'clearForm' } },
    },
  },
});
