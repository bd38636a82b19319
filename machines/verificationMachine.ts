import { assign, sendParent, sendTo, setup, type ErrorActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { isInvitationFault } from '#domain/link.ts';
import { paths } from '#domain/paths.ts';
import { trackingOf } from '#domain/trackingMeta.ts';
import type { ChartTypes } from './chartTypes.ts';
import { linkRequestMachine, type LinkRequestEvent } from './linkRequestMachine.ts';
import { params } from './params.ts';
import { port } from './port.ts';
import { stepEvent } from './stepEvent.ts';

export interface VerificationInput {
  /** Whether a mailed link with a secret opened the page. */
  readonly hasLink: boolean;
  /** Email address of a log-in that was refused because the address is not confirmed; null without one. */
  readonly email: string | null;
}

interface VerificationContext extends VerificationInput {
  readonly failure: CallFailure | null;
}

export interface VerificationResult {
  /** Ticket to complete the profile; null if the person can log in. */
  readonly profileTicket: string | null;
}

export type VerificationEvent = { type: 'confirm.pressed' } | { type: 'page.shown' } | LinkRequestEvent;

const codeOf = (error: unknown): string => toCallFailure(error).code;

const track = trackingOf<VerificationEvent, VerificationContext>();

/** Confirming an email address with the mailed link (screens 2.5). */
export const verificationMachine = setup({
  types: {} as ChartTypes<VerificationEvent, VerificationContext> & {
    input: VerificationInput;
  },
  actors: {
    /** Confirms the address. Rejects with a `CallFailure` whose code may be a `LinkFault`. */
    verifyEmail: port<VerificationResult>('verifyEmail'),
    linkRequest: linkRequestMachine,
    /** Requests another invitation from the inviter, who alone can send one. */
    invitationRequest: linkRequestMachine,
  },
  actions: {
    keepFailure: assign((_, { error }: ErrorActorEvent) => ({ failure: toCallFailure(error) })),
    leadToProfile: sendParent((_, { profileTicket: secret }: VerificationResult) =>
      stepEvent(paths.completeProfile, secret === null ? null : { secret }),
    ),
    passToLinkRequest: sendTo('linkRequest', (_, request: LinkRequestEvent) => request),
  },
  guards: {
    hasLink: ({ context }) => context.hasLink,
    isLogInRefused: ({ context }) => context.email !== null,
    isProfileMissing: (_, { profileTicket }: VerificationResult) => profileTicket !== null,
    isExpired: (_, { error }: ErrorActorEvent) => codeOf(error) === 'LINK_EXPIRED',
    isUsed: (_, { error }: ErrorActorEvent) => codeOf(error) === 'LINK_USED',
    isSuperseded: (_, { error }: ErrorActorEvent) => codeOf(error) === 'LINK_SUPERSEDED',
    isInvitationOver: (_, { error }: ErrorActorEvent) => isInvitationFault(codeOf(error)),
    isUnknown: (_, { error }: ErrorActorEvent) => codeOf(error) === 'LINK_INVALID',
  },
  delays: { slow: 3_000 },
}).createMachine({
  id: 'verification',
  description: 'The result of confirming an email address.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  // Ignored, since the page's address has no step; a reload starts again.
  on: { 'page.shown': {} },
  states: {
    opening: {
      description: 'The link decides the next state.',
      always: [
        { guard: 'hasLink', target: 'confirming' },
        { guard: 'isLogInRefused', target: 'unconfirmed' },
        { target: 'incomplete' },
      ],
    },
    confirming: {
      description: 'The address is being confirmed.',
      initial: 'quick',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        onDone: [
          {
            guard: { type: 'isProfileMissing', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'leadToProfile', params: ({ event }) => event.output },
            meta: track('Email Verified', { next: 'profile' }),
          },
          { target: 'confirmed', meta: track('Email Verified', { next: 'logIn' }) },
        ],
        onError: [
          {
            guard: { type: 'isExpired', params },
            target: 'expired',
            meta: track('Verification Failed', { reason: 'expired' }),
          },
          {
            guard: { type: 'isUsed', params },
            target: 'used',
            meta: track('Verification Failed', { reason: 'used' }),
          },
          {
            guard: { type: 'isSuperseded', params },
            target: 'superseded',
            meta: track('Verification Failed', { reason: 'superseded' }),
          },
          {
            guard: { type: 'isInvitationOver', params },
            target: 'invitationOver',
            actions: { type: 'keepFailure', params },
            meta: track('Verification Failed', { reason: 'invitationOver' }),
          },
          {
            guard: { type: 'isUnknown', params },
            target: 'incomplete',
            meta: track('Verification Failed', { reason: 'unknown' }),
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params },
            meta: track('Verification Failed', { reason: 'failed' }),
          },
        ],
      },
      states: {
        quick: { description: 'The page says that the address is being confirmed.', after: { slow: 'slow' } },
        slow: {
          description: 'The page says that confirming takes long, and offers to try again.',
          on: { 'confirm.pressed': { target: '#verification.confirming', reenter: true } },
        },
      },
    },
    leaving: { description: 'The profile page, while it loads.' },
    confirmed: { description: 'The page says that the address is confirmed.' },
    used: { description: 'The page says that the link was already used.' },
    superseded: {
      description: 'The page says that a newer link was mailed.',
      invoke: { id: 'linkRequest', src: 'linkRequest', input: { email: null, begin: 'ready' } },
      on: { 'link.requested': { actions: { type: 'passToLinkRequest', params } } },
    },
    incomplete: { description: 'The page says that the link is not complete.' },
    failed: {
      description: 'The page says that confirming failed, and offers to try again.',
      on: { 'confirm.pressed': 'confirming' },
    },
    expired: {
      description: 'The page says that the link has expired, and offers a new one.',
      invoke: { id: 'linkRequest', src: 'linkRequest', input: { email: null, begin: 'ready' } },
      on: { 'link.requested': { actions: { type: 'passToLinkRequest', params } } },
    },
    invitationOver: {
      description: 'The page says that the invitation is over, and offers to ask for another.',
      invoke: { id: 'linkRequest', src: 'invitationRequest', input: { email: null, begin: 'ready' } },
      on: { 'link.requested': { actions: { type: 'passToLinkRequest', params } } },
    },
    unconfirmed: {
      description: 'The page says, after the log-in, that the address is not confirmed yet.',
      invoke: {
        id: 'linkRequest',
        src: 'linkRequest',
        input: ({ context }) => ({ email: context.email, begin: 'ready' }),
      },
      on: { 'link.requested': { actions: { type: 'passToLinkRequest', params } } },
    },
  },
});
