import type { FunnelChart } from '#domain/funnelStep.ts';

/** How a run may end in a state: where it was to lead, or why it came to nothing. */
export type FunnelEnd = 'arrived' | 'cancelled' | 'failed' | 'refused';

interface PlannedState {
  /** What the person has before them. */
  readonly sees: string;
  /** Where a run that is left here, or falls idle, has ended; anywhere else it was given up on the way. */
  readonly end?: FunnelEnd;
  /** The version of the plan that brought it. */
  readonly since: number;
}

/** Raised with each change of what is recorded, so that reports know which numbers may be compared. */
export const funnelPlanVersion = 1;

const since = 1;

/**
 * The funnels in words: every state in which their charts can rest, in the order in which people come to them. A test
 * holds it against the charts.
 */
export const funnelPlan: Readonly<Record<FunnelChart, Readonly<Record<string, PlannedState>>>> = {
  session: {
    restoring: { sees: 'The page while it looks for a session in the browser', since },
    'loggedOut.idle': { sees: 'Any page as a visitor; on the log-in screen its form', since },
    loggingIn: { sees: 'The log-in form, sending', since },
    refreshingUserInfo: { sees: 'The page under way, while the person is read afresh', since },
    personUnknown: { sees: 'The error screen: who is logged in could not be read', end: 'failed', since },
    'loggedIn.systemAdmin': { sees: 'The administration', end: 'arrived', since },
    'loggedIn.owner': { sees: 'The product as an owner', end: 'arrived', since },
    'loggedIn.user': { sees: 'The product as a user', end: 'arrived', since },
    'loggedIn.other': { sees: 'The landing page, logged in, as of an affiliate', end: 'arrived', since },
    'loggedOut.revoking': { sees: 'The landing page, just logged out', end: 'cancelled', since },
    ended: { sees: 'That the session has ended, and the way to log in again', end: 'refused', since },
  },
  registration: {
    opening: { sees: 'The page under way', since },
    'filling.type.choosing': { sees: 'Create your account, step 1 of 2: what they register as', since },
    'filling.type.confirmingCancel': {
      sees: 'Create your account, step 1 of 2, asked whether to leave',
      since,
    },
    'filling.details.editing': { sees: 'Create your account, step 2 of 2: their details', since },
    'filling.details.confirmingCancel': {
      sees: 'Create your account, step 2 of 2, asked whether to leave',
      since,
    },
    submitting: { sees: 'Create your account, step 2 of 2, sending', since },
    succeeded: { sees: 'That a link to confirm the address is mailed', end: 'arrived', since },
    cancelled: { sees: 'The landing page, having cancelled', end: 'cancelled', since },
  },
  verification: {
    'confirming.quick': { sees: 'That the address is being confirmed', since },
    'confirming.slow': { sees: 'That it takes long, and a way to try again', since },
    leaving: { sees: 'The profile, on its way', end: 'arrived', since },
    confirmed: { sees: 'That the address is confirmed', end: 'arrived', since },
    used: { sees: 'That the link was used already', end: 'refused', since },
    superseded: { sees: 'That a newer link was mailed', end: 'refused', since },
    incomplete: { sees: 'That the link is not complete', end: 'refused', since },
    failed: { sees: 'That it failed, and a way to try again', end: 'failed', since },
    expired: { sees: 'That the link has expired, and a way to a new one', end: 'refused', since },
    invitationOver: {
      sees: 'That the invitation is over, and a way to ask for another',
      end: 'refused',
      since,
    },
    unconfirmed: { sees: 'Having logged in: that the address is not confirmed yet', end: 'refused', since },
  },
  profile: {
    opening: { sees: 'The page under way', since },
    loading: { sees: 'The form, loading', since },
    editing: { sees: 'The form of the profile', since },
    submitting: { sees: 'The form, sending', since },
    completed: { sees: 'That the profile is complete', end: 'arrived', since },
    failed: { sees: 'That the form could not be loaded', end: 'failed', since },
    ticketMissing: {
      sees: 'The ways to the profile: the mailed link, or logging in',
      end: 'refused',
      since,
    },
    ticketOver: { sees: 'That the link has expired', end: 'refused', since },
    alreadyCompleted: { sees: 'That the profile is complete already', end: 'refused', since },
    invitationOver: { sees: 'That the invitation is over', end: 'refused', since },
  },
  settings: {
    opening: { sees: 'The page under way', since },
    'team.listed': { sees: 'The team', end: 'arrived', since },
    'team.inviting.editing': { sees: 'The form that adds a user', since },
    'team.inviting.confirmingOwner': { sees: 'The form, asked whether to invite an owner', since },
    'team.inviting.confirmingLeave': { sees: 'The form, asked whether to leave', since },
    'team.inviting.sending': { sees: 'The form, sending', since },
    'team.invited': { sees: 'That the invitation is sent', end: 'arrived', since },
    'team.changing': { sees: 'The team, while one of it is changed', since },
    'certificates.listed': { sees: 'The certificates', end: 'arrived', since },
    'certificates.editing': { sees: 'The form of a certificate', since },
    'certificates.confirmingLeave': { sees: 'The form, asked whether to leave', since },
    'certificates.saving': { sees: 'The form, saving', since },
    'certificates.compared': { sees: 'The form, and what somebody else has changed', since },
    'certificates.changing': { sees: 'The certificates, while one of them is changed', since },
    'company.viewed': { sees: 'The company', end: 'arrived', since },
    'company.keeping': { sees: 'The company, saving', since },
    'privacy.viewed': { sees: 'Privacy', end: 'arrived', since },
    'privacy.keeping': { sees: 'Privacy, saving', since },
  },
};
