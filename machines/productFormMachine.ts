import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { toCallFailure, type CallFailure, type EarlierProductRequest } from '#domain/callFailure.ts';
import {
  emptyProductRequest,
  type ProductRequestSubmission,
  type ProductRequestFormValues,
} from '#domain/productRequest.ts';
import type { ChartTypes } from './chartTypes.ts';
import { held } from './held.ts';
import { narrowEvent, params } from './params.ts';
import { actionPort, port } from './port.ts';

export interface ProductFormInput {
  /** Values of the form; at first a draft, or the product for which the person searched. */
  readonly typed: ProductRequestFormValues;
}

/** Result of sending a request or voting for one. */
export interface ProductRequestReceipt {
  readonly reference: string;
  readonly votes: number;
}

interface ProductFormContext extends ProductFormInput {
  readonly failure: CallFailure | null;
}

export type ProductFormEvent =
  | { type: 'page.shown' }
  | { type: 'answers.changed'; typed: ProductRequestFormValues }
  | { type: 'request.submitted'; answers: ProductRequestSubmission }
  /** `id` is the id of the earlier request for the same product. */
  | { type: 'vote.pressed'; id: string }
  | { type: 'form.wanted' }
  | { type: 'another.wanted' };

const keepTyping = [
  { type: 'keepTyped', params },
  { type: 'keepDraft', params },
] as const;

/** Requesting a product (screens 2.15), or voting for an earlier request for the same product. */
export const productFormMachine = setup({
  types: {} as ChartTypes<
    ProductFormEvent,
    ProductFormContext,
    | DoneActorEvent<ProductRequestReceipt, 'submitProductRequest' | 'voteForProductRequest'>
    | ErrorActorEvent<unknown, 'submitProductRequest'>
  > & {
    input: ProductFormInput;
  },
  actors: {
    /** Sends the request. Rejects with a `CallFailure`, which has the earlier request for the same product, if any. */
    submitProductRequest: port<ProductRequestReceipt, ProductRequestSubmission>('submitProductRequest'),
    /** Adds the person's vote to the request of this id. Rejects with a `CallFailure`. */
    voteForProductRequest: port<ProductRequestReceipt, { readonly id: string }>('voteForProductRequest'),
    earlier: held<EarlierProductRequest>(),
    receipt: held<ProductRequestReceipt>(),
  },
  actions: {
    /** Saves the draft in the browser. */
    keepDraft: actionPort<{ readonly typed: ProductRequestFormValues }>('keepDraft'),
    forgetDraft: actionPort('forgetDraft'),
    keepTyped: assign((_, { typed }: { typed: ProductRequestFormValues }) => ({ typed })),
    clearForm: assign({ typed: emptyProductRequest }),
    dismissFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: ErrorActorEvent) => ({ failure: toCallFailure(error) })),
  },
  guards: { isAskedBefore: (_, { error }: ErrorActorEvent) => toCallFailure(error).earlier !== undefined },
}).createMachine({
  id: 'productForm',
  description: 'The progress of the form that requests a product.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'editing',
  // Ignored, since the page's address has no step.
  on: { 'page.shown': {} },
  states: {
    editing: {
      description: 'The form of the request.',
      on: {
        'answers.changed': { actions: keepTyping },
        'request.submitted': { target: 'submitting', actions: 'dismissFailure' },
      },
    },
    submitting: {
      description: 'The form, while it is sent.',
      on: { 'answers.changed': { actions: keepTyping } },
      invoke: {
        id: 'submitProductRequest',
        src: 'submitProductRequest',
        input: ({ event }) => narrowEvent(event, 'request.submitted').answers,
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
        input: ({ event }) => narrowEvent(event, 'xstate.done.actor.submitProductRequest').output,
      },
      on: { 'another.wanted': { target: 'editing', actions: 'clearForm' } },
    },
    askedBefore: {
      description: 'Somebody has already requested the same product; the person can vote for it.',
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
          description: 'The vote is being sent.',
          invoke: {
            id: 'voteForProductRequest',
            src: 'voteForProductRequest',
            input: ({ event }) => ({ id: narrowEvent(event, 'vote.pressed').id }),
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
        input: ({ event }) => narrowEvent(event, 'xstate.done.actor.voteForProductRequest').output,
      },
      on: { 'another.wanted': { target: 'editing', actions: 'clearForm' } },
    },
  },
});
