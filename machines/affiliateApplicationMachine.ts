import { assign, setup } from 'xstate';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';

/** Relation of a person to an application; a person without one does not learn that the application exists. */
export type ApplicationRelation = 'applicant' | 'administrator';

type Sent = { readonly by: ApplicationRelation };

export type ApplicationEvent = Sent &
  (
    | { type: 'requestInfo'; question: string }
    | { type: 'answer'; answer: string }
    | { type: 'approve' }
    | { type: 'reject'; reason: string }
    | { type: 'reopen' }
    | { type: 'suspend'; reason: string }
    | { type: 'reinstate' }
  );

export interface ApplicationTexts {
  /** Reason why the application was rejected or the affiliate was suspended; null otherwise. */
  readonly reason: string | null;
  /** The last question of an administrator; null before the first. */
  readonly question: string | null;
  /** The applicant's answer to `question`; null until answered. */
  readonly answer: string | null;
}

/** Life cycle of an affiliate's application. The server restores the state from its row, and stores the new state. */
export const affiliateApplicationMachine = setup({
  types: {} as ChartTypes<ApplicationEvent, ApplicationTexts>,
  actions: {
    /** Stores the new question, and clears the answer to the previous one. */
    keepQuestion: assign((_, { question }: { question: string }) => ({
      question: question.trim(),
      answer: null,
    })),
    keepAnswer: assign((_, { answer }: { answer: string }) => ({ answer: answer.trim() })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason: reason.trim() })),
    dropReason: assign({ reason: null }),
  },
  guards: {
    isDecider: (_, { by }: Sent) => by === 'administrator',
    isDeciderWithQuestion: (_, { by, question }: Sent & { question: string }) =>
      by === 'administrator' && question.trim() !== '',
    isDeciderWithReason: (_, { by, reason }: Sent & { reason: string }) =>
      by === 'administrator' && reason.trim() !== '',
    isApplicantWithAnswer: (_, { by, answer }: Sent & { answer: string }) =>
      by === 'applicant' && answer.trim() !== '',
  },
}).createMachine({
  id: 'affiliateApplication',
  description: 'What can happen to an application to be an affiliate.',
  context: { reason: null, question: null, answer: null },
  initial: 'pending',
  states: {
    pending: {
      description: 'The application awaits a decision.',
      on: {
        requestInfo: {
          guard: { type: 'isDeciderWithQuestion', params },
          target: 'infoRequested',
          actions: { type: 'keepQuestion', params },
        },
        approve: { guard: { type: 'isDecider', params }, target: 'approved', actions: 'dropReason' },
        reject: {
          guard: { type: 'isDeciderWithReason', params },
          target: 'rejected',
          actions: { type: 'keepReason', params },
        },
      },
    },
    infoRequested: {
      description: 'Administrators have asked the applicant a question.',
      on: {
        answer: {
          guard: { type: 'isApplicantWithAnswer', params },
          target: 'pending',
          actions: { type: 'keepAnswer', params },
        },
        approve: { guard: { type: 'isDecider', params }, target: 'approved', actions: 'dropReason' },
        reject: {
          guard: { type: 'isDeciderWithReason', params },
          target: 'rejected',
          actions: { type: 'keepReason', params },
        },
      },
    },
    approved: {
      description: 'The person is an affiliate.',
      on: {
        suspend: {
          guard: { type: 'isDeciderWithReason', params },
          target: 'suspended',
          actions: { type: 'keepReason', params },
        },
      },
    },
    rejected: {
      description: 'The application was rejected, with a reason.',
      on: { reopen: { guard: { type: 'isDecider', params }, target: 'pending', actions: 'dropReason' } },
    },
    suspended: {
      description: 'The affiliate is suspended, with a reason.',
      on: { reinstate: { guard: { type: 'isDecider', params }, target: 'approved', actions: 'dropReason' } },
    },
  },
});
