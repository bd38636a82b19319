import { fromEvent } from '#domain/trackingMeta.ts';
import { UserType, userTypeLabels } from '#domain/userType.ts';
import { narrowEvent, params } from './params.ts';
import { keepDraftAction, registrationSetup, track } from './registrationSetup.ts';

/** Registering a client or affiliate: type, details, mailed link (screens 2.3, 2.4). The context has no password. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description: 'The progress of a registration.',
  context: ({ input }) => ({ ...input, notice: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page, while it loads.',
      on: {
        'page.shown': [
          { guard: { type: 'isSuccessPage', params }, target: 'succeeded' },
          {
            target: 'filling',
            actions: { type: 'lookAgain', params },
            meta: track('Registration Visited', { entry: fromEvent }),
          },
        ],
      },
    },
    filling: {
      description: 'The person fills in the form.',
      initial: 'type',
      on: {
        'page.shown': [
          { guard: { type: 'isSuccessPage', params }, target: 'succeeded' },
          {
            guard: { type: 'isAffiliateByAddress', params },
            target: '.details',
            actions: [{ type: 'choose', params: { userTypeId: UserType.Affiliate } }, keepDraftAction],
            meta: track('User Type Label Chosen', {
              label: userTypeLabels[UserType.Affiliate],
              via: 'address',
            }),
          },
          {
            guard: { type: 'isDetailsStepInTurn', params },
            target: '.details',
            actions: { type: 'followEntry', params },
          },
          {
            guard: { type: 'isDetailsStep', params },
            target: '.type',
            actions: [
              { type: 'followEntry', params },
              { type: 'explain', params: { notice: 'typeNotChosen' } },
              'leadToType',
            ],
          },
          {
            guard: { type: 'isTypeStep', params },
            target: '.type',
            actions: ['forgetFailure', { type: 'followEntry', params }],
          },
          {
            target: '.type',
            actions: [
              { type: 'followEntry', params },
              { type: 'explain', params: { notice: 'stepUnknown' } },
              'leadToType',
            ],
          },
        ],
      },
      states: {
        type: {
          description: 'The first step: the type of account.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Create your account, step 1 of 2: the type of account.',
              on: {
                'type.chosen': {
                  target: '#registration.filling.details',
                  actions: [{ type: 'choose', params }, keepDraftAction, 'leadToDetails'],
                  meta: track('User Type Label Chosen', { label: fromEvent, via: 'form' }),
                },
                'cancel.requested': [
                  { guard: 'isAnswered', target: 'confirmingCancel' },
                  {
                    target: '#registration.cancelled',
                    meta: track('Registration Cancelled', { step: 'type' }),
                  },
                ],
              },
            },
            confirmingCancel: {
              description: 'Create your account, step 1 of 2, with the question whether to leave.',
              tags: 'asked',
              on: {
                'cancel.withdrawn': 'choosing',
                'cancel.confirmed': {
                  target: '#registration.cancelled',
                  meta: track('Registration Cancelled', { step: 'type' }),
                },
              },
            },
          },
        },
        details: {
          description: 'The second step: the details.',
          initial: 'editing',
          on: {
            'answers.changed': { actions: [{ type: 'keepAnswers', params }, keepDraftAction] },
          },
          states: {
            editing: {
              description: 'Create your account, step 2 of 2: the details.',
              on: {
                'registration.submitted': { target: '#registration.submitting', actions: 'dismissFailure' },
                'cancel.requested': [
                  { guard: 'isAnswered', target: 'confirmingCancel' },
                  {
                    target: '#registration.cancelled',
                    meta: track('Registration Cancelled', { step: 'details' }),
                  },
                ],
              },
            },
            confirmingCancel: {
              description: 'Create your account, step 2 of 2, with the question whether to leave.',
              tags: 'asked',
              on: {
                'cancel.withdrawn': 'editing',
                'cancel.confirmed': {
                  target: '#registration.cancelled',
                  meta: track('Registration Cancelled', { step: 'details' }),
                },
              },
            },
          },
        },
      },
    },
    submitting: {
      description: 'Create your account, step 2 of 2, while it is sent.',
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => narrowEvent(event, 'registration.submitted').registration,
        onDone: [
          {
            guard: 'isAffiliate',
            target: 'succeeded',
            actions: [{ type: 'keepAddress', params: ({ event }) => event.output }, 'leadToSuccess'],
            meta: track('Registration Complete', { userType: 'Affiliate' }),
          },
          {
            target: 'succeeded',
            actions: [{ type: 'keepAddress', params: ({ event }) => event.output }, 'leadToSuccess'],
            meta: track('Registration Complete', { userType: 'Client' }),
          },
        ],
        onError: {
          target: 'filling.details',
          actions: [{ type: 'keepFailure', params }, 'leadBackToDetails'],
        },
      },
      // A person who goes back during the call still gets to the page that follows the response.
      on: {
        'page.shown': {},
        'answers.changed': { actions: [{ type: 'keepAnswers', params }, keepDraftAction] },
        'registration.submitted': {},
      },
    },
    succeeded: {
      description: 'The page says that a link to confirm the address is mailed.',
      entry: 'forgetDraft',
      invoke: {
        id: 'linkRequest',
        src: 'linkRequest',
        input: ({ context: { email } }) => ({ email, begin: email === null ? 'asking' : 'sent' }),
      },
      on: {
        'page.shown': [
          { guard: { type: 'isSuccessPage', params } },
          { target: 'opening', actions: { type: 'lookAgain', params } },
        ],
        'link.requested': { actions: { type: 'passToLinkRequest', params } },
        'address.submitted': { actions: { type: 'passToLinkRequest', params } },
        'address.changeWanted': [
          {
            guard: 'isAnswered',
            target: 'filling.details',
            actions: [keepDraftAction, 'leadBackToDetails'],
          },
          { actions: { type: 'passToLinkRequest', params } },
        ],
      },
    },
    cancelled: {
      description: 'The landing page, after cancelling.',
      entry: ['forgetDraft', 'leadAway'],
      on: { 'page.shown': {} },
    },
  },
});
