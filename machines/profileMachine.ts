import { assign, sendParent, sendTo, setup, type ErrorActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { isInvitationFault } from '#domain/link.ts';
import { paths } from '#domain/paths.ts';
import type { CompletedProfile, PendingProfile, ProfileSubmission, ProfileOutcome } from '#domain/profile.ts';
import type { ProfileDraft, ProfileDraftValues } from '#domain/profileDraft.ts';
import { fromContext, trackingOf } from '#domain/trackingMeta.ts';
import type { ChartTypes } from './chartTypes.ts';
import { linkRequestMachine, type LinkRequestEvent } from './linkRequestMachine.ts';
import { narrowEvent, params } from './params.ts';
import { actionPort, port } from './port.ts';
import { stepEvent } from './stepEvent.ts';

export interface ProfileInput {
  /** Whether the page was opened with a ticket, by a link or a log-in that needs a complete profile. */
  readonly hasTicket: boolean;
  /** The draft and its author's email address; null without one. */
  readonly draft: Pick<ProfileDraft, 'email' | 'typed'> | null;
  /** The profile that was completed on this page; null before that. */
  readonly completed: CompletedProfile | null;
}

interface ProfileContext extends ProfileInput {
  /** Typed values of the form, at first those of the profile owner's draft; null without either. */
  readonly typed: ProfileDraftValues | null;
  /** The profile to complete; null until it is loaded. */
  readonly profile: PendingProfile | null;
  readonly failure: CallFailure | null;
  /** Number of failed loads and submits, for analytics. */
  readonly failures: number;
}

export type ProfileEvent =
  | { type: 'page.shown'; page: 'form' | 'completed' }
  | { type: 'answers.changed'; typed: ProfileDraftValues }
  | { type: 'profile.submitted'; answers: ProfileSubmission }
  | { type: 'retry.pressed' }
  | Extract<LinkRequestEvent, { type: 'link.requested' }>;

/** Failure codes of a ticket that is no longer valid. */
const overCodes: ReadonlySet<string> = new Set(['LINK_EXPIRED', 'LINK_SUPERSEDED', 'LINK_INVALID']);

const track = trackingOf<ProfileEvent, ProfileContext>();

const keepTyping = [
  { type: 'keepTyped', params },
  {
    type: 'keepDraft',
    params: ({ context, event }: { context: ProfileContext; event: { typed: ProfileDraftValues } }) => ({
      email: context.profile?.email ?? '',
      typed: event.typed,
    }),
  },
] as const;

/** Completing a profile after invitation or email confirmation (screens 2.6, 2.7). The context never has a password. */
export const profileMachine = setup({
  types: {} as ChartTypes<ProfileEvent, ProfileContext> & {
    tags: 'form' | 'busy';
    input: ProfileInput;
  },
  actors: {
    /** Loads the profile of the ticket. Rejects with a `CallFailure` whose code may be a `LinkFault`. */
    loadProfile: port<PendingProfile>('loadProfile'),
    /** Completes the profile. Rejects with a `CallFailure` whose code may be a `LinkFault`. */
    completeProfile: port<ProfileOutcome, ProfileSubmission>('completeProfile'),
    linkRequest: linkRequestMachine,
  },
  actions: {
    /** Saves the draft in the browser. */
    keepDraft: actionPort<Pick<ProfileDraft, 'email' | 'typed'>>('keepDraft'),
    forgetDraft: actionPort('forgetDraft'),
    keepProfile: assign(({ context: { draft } }, profile: PendingProfile) => ({
      profile,
      typed: draft?.email === profile.email ? draft.typed : null,
      failure: null,
    })),
    keepTyped: assign((_, { typed }: { typed: ProfileDraftValues }) => ({ typed })),
    keepCompleted: assign(({ context: { profile } }, outcome: ProfileOutcome) => ({
      completed: { ...outcome, email: profile?.email ?? '' },
    })),
    dismissFailure: assign({ failure: null }),
    keepFailure: assign(({ context }, { error }: ErrorActorEvent) => ({
      failure: toCallFailure(error),
      failures: context.failures + 1,
    })),
    leadToCompleted: sendParent(({ context: { completed } }) =>
      stepEvent(paths.registerCompleted, completed && { completed }),
    ),
    passToLinkRequest: sendTo('linkRequest', (_, request: LinkRequestEvent) => request),
  },
  guards: {
    isForm: (_, { page }: { page: 'form' | 'completed' }) => page === 'form',
    isFormWithTicket: ({ context }, { page }: { page: 'form' | 'completed' }) =>
      page === 'form' && context.hasTicket,
    isFormOfCompleted: ({ context }, { page }: { page: 'form' | 'completed' }) =>
      page === 'form' && context.completed !== null,
    isCompletedPage: ({ context }, { page }: { page: 'form' | 'completed' }) =>
      page === 'completed' && context.completed !== null,
    isUsed: (_, { error }: ErrorActorEvent) => toCallFailure(error).code === 'LINK_USED',
    isInvitationOver: (_, { error }: ErrorActorEvent) => isInvitationFault(toCallFailure(error).code),
    isOver: (_, { error }: ErrorActorEvent) => overCodes.has(toCallFailure(error).code),
  },
}).createMachine({
  id: 'profile',
  description: 'The progress of completing a profile.',
  context: ({ input }) => ({ ...input, typed: null, profile: null, failure: null, failures: 0 }),
  initial: 'opening',
  // Ignored, since the form's address has no step.
  on: { 'page.shown': {} },
  states: {
    opening: {
      description: 'The page, while it loads.',
      on: {
        'page.shown': [
          { guard: { type: 'isFormWithTicket', params }, target: 'loading', meta: track('Profile Visited') },
          { guard: { type: 'isFormOfCompleted', params }, target: 'alreadyCompleted' },
          { guard: { type: 'isCompletedPage', params }, target: 'completed' },
          { target: 'ticketMissing' },
        ],
      },
    },
    loading: {
      description: 'The form, while it loads.',
      tags: 'form',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: { target: 'editing', actions: { type: 'keepProfile', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUsed', params }, target: 'alreadyCompleted' },
          {
            guard: { type: 'isInvitationOver', params },
            target: 'invitationOver',
            actions: { type: 'keepFailure', params },
          },
          { guard: { type: 'isOver', params }, target: 'ticketOver' },
          { target: 'failed', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    editing: {
      description: 'The form of the profile.',
      tags: 'form',
      on: {
        'answers.changed': { actions: keepTyping },
        'profile.submitted': { target: 'submitting', actions: 'dismissFailure' },
      },
    },
    submitting: {
      description: 'The form, while it is sent.',
      tags: ['form', 'busy'],
      on: {
        'answers.changed': { actions: keepTyping },
        'profile.submitted': {},
      },
      invoke: {
        id: 'completeProfile',
        src: 'completeProfile',
        input: ({ event }) => narrowEvent(event, 'profile.submitted').answers,
        onDone: {
          target: 'completed',
          actions: [
            { type: 'keepCompleted', params: ({ event }) => event.output },
            'forgetDraft',
            'leadToCompleted',
          ],
          meta: track('Profile Complete', { failures: fromContext }),
        },
        onError: [
          { guard: { type: 'isUsed', params }, target: 'alreadyCompleted' },
          {
            guard: { type: 'isInvitationOver', params },
            target: 'invitationOver',
            actions: { type: 'keepFailure', params },
          },
          { guard: { type: 'isOver', params }, target: 'ticketOver' },
          { target: 'editing', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    completed: {
      description: 'The page says that the profile is complete.',
      on: { 'page.shown': { guard: { type: 'isForm', params }, target: 'alreadyCompleted' } },
    },
    failed: {
      description: 'The page says that the form could not be loaded.',
      on: { 'retry.pressed': 'loading' },
    },
    ticketMissing: { description: 'The page names the ways to the profile: the mailed link, or logging in.' },
    ticketOver: { description: 'The page says that the link has expired.' },
    alreadyCompleted: {
      description: 'The page says that the profile is already complete.',
      on: { 'page.shown': { guard: { type: 'isCompletedPage', params }, target: 'completed' } },
    },
    invitationOver: {
      description: 'The page says that the invitation is over.',
      invoke: { id: 'linkRequest', src: 'linkRequest', input: { email: null, begin: 'ready' } },
      on: { 'link.requested': { actions: { type: 'passToLinkRequest', params } } },
    },
  },
});
