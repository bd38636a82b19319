import type { FunnelChart } from '#domain/funnelStep.ts';

/** How a run may end in a state: where it was to lead, or why it came to nothing. */
export type FunnelEnd = 'arrived' | 'cancelled' | 'failed' | 'refused';

interface PlannedState {
  /** The step in an analyst's words; short, and one of its kind in its funnel. */
  readonly label: string;
  /** What the person has before them. */
  readonly sees: string;
  /** Where a run that is left here, or falls idle, has ended; anywhere else it was given up on the way. */
  readonly end?: FunnelEnd;
  /** The version of the plan that brought it. */
  readonly since: number;
}

/** Raised with each change of what is recorded, so that reports know which numbers may be compared. */
export const funnelPlanVersion = 3;

const since = 1;

/**
 * The funnels in words: every state in which their charts can rest, in the order in which people come to them. A test
 * holds it against the charts.
 */
export const funnelPlan: Readonly<Record<FunnelChart, Readonly<Record<string, PlannedState>>>> = {
  session: {
    'loggedOut.idle': {
      label: 'On the log-in page',
      sees: 'The log-in form; once logged out, any page as a visitor',
      since,
    },
    loggingIn: { label: 'Sending the log-in', sees: 'The log-in form, sending', since },
    refreshingUserInfo: {
      label: 'Loading the person',
      sees: 'The page under way, while the person is read afresh',
      since,
    },
    personUnknown: {
      label: 'Person not loaded',
      sees: 'The error screen: who is logged in could not be read',
      end: 'failed',
      since,
    },
    'loggedIn.systemAdmin': {
      label: 'In as administrator',
      sees: 'The administration',
      end: 'arrived',
      since,
    },
    'loggedIn.owner': { label: 'In as owner', sees: 'The product as an owner', end: 'arrived', since },
    'loggedIn.user': { label: 'In as user', sees: 'The product as a user', end: 'arrived', since },
    'loggedIn.other': {
      label: 'In as affiliate',
      sees: 'The landing page, logged in, as of an affiliate',
      end: 'arrived',
      since,
    },
    restoring: {
      label: 'Reloading a page',
      sees: 'The page while it looks for a session in the browser',
      since,
    },
    'loggedOut.revoking': {
      label: 'Logging out',
      sees: 'The landing page, just logged out',
      end: 'cancelled',
      since,
    },
    ended: {
      label: 'Session ended',
      sees: 'That the session has ended, and the way to log in again',
      end: 'refused',
      since,
    },
  },
  registration: {
    opening: { label: 'Opening the page', sees: 'The page under way', since },
    'filling.type.choosing': {
      label: 'Choosing a type',
      sees: 'Create your account, step 1 of 2: what they register as',
      since,
    },
    'filling.type.confirmingCancel': {
      label: 'Leave the first step?',
      sees: 'Create your account, step 1 of 2, asked whether to leave',
      since,
    },
    'filling.details.editing': {
      label: 'Entering details',
      sees: 'Create your account, step 2 of 2: their details',
      since,
    },
    'filling.details.confirmingCancel': {
      label: 'Leave the second step?',
      sees: 'Create your account, step 2 of 2, asked whether to leave',
      since,
    },
    submitting: { label: 'Sending', sees: 'Create your account, step 2 of 2, sending', since },
    succeeded: {
      label: 'Registered',
      sees: 'That a link to confirm the address is mailed',
      end: 'arrived',
      since,
    },
    cancelled: { label: 'Cancelled', sees: 'The landing page, having cancelled', end: 'cancelled', since },
  },
  verification: {
    'confirming.quick': { label: 'Confirming', sees: 'That the address is being confirmed', since },
    'confirming.slow': {
      label: 'Still confirming',
      sees: 'That it takes long, and a way to try again',
      since,
    },
    leaving: { label: 'Going to the profile', sees: 'The profile, on its way', end: 'arrived', since },
    confirmed: { label: 'Address confirmed', sees: 'That the address is confirmed', end: 'arrived', since },
    used: { label: 'Link used before', sees: 'That the link was used already', end: 'refused', since },
    superseded: { label: 'Newer link sent', sees: 'That a newer link was mailed', end: 'refused', since },
    incomplete: { label: 'Link incomplete', sees: 'That the link is not complete', end: 'refused', since },
    failed: {
      label: 'Confirming failed',
      sees: 'That it failed, and a way to try again',
      end: 'failed',
      since,
    },
    expired: {
      label: 'Link expired',
      sees: 'That the link has expired, and a way to a new one',
      end: 'refused',
      since,
    },
    invitationOver: {
      label: 'Invitation over',
      sees: 'That the invitation is over, and a way to ask for another',
      end: 'refused',
      since,
    },
    unconfirmed: {
      label: 'Address unconfirmed',
      sees: 'Having logged in: that the address is not confirmed yet',
      end: 'refused',
      since,
    },
  },
  profile: {
    opening: { label: 'Opening the page', sees: 'The page under way', since },
    loading: { label: 'Loading the form', sees: 'The form, loading', since },
    editing: { label: 'Entering the profile', sees: 'The form of the profile', since },
    submitting: { label: 'Sending', sees: 'The form, sending', since },
    completed: { label: 'Profile complete', sees: 'That the profile is complete', end: 'arrived', since },
    failed: { label: 'Form not loaded', sees: 'That the form could not be loaded', end: 'failed', since },
    ticketMissing: {
      label: 'Link missing',
      sees: 'The ways to the profile: the mailed link, or logging in',
      end: 'refused',
      since,
    },
    ticketOver: { label: 'Link expired', sees: 'That the link has expired', end: 'refused', since },
    alreadyCompleted: {
      label: 'Completed before',
      sees: 'That the profile is complete already',
      end: 'refused',
      since,
    },
    invitationOver: { label: 'Invitation over', sees: 'That the invitation is over', end: 'refused', since },
  },
  settings: {
    opening: { label: 'Opening the page', sees: 'The page under way', since },
    'team.listed': { label: 'Viewing the team', sees: 'The team', end: 'arrived', since },
    'team.inviting.editing': { label: 'Adding a user', sees: 'The form that adds a user', since },
    'team.inviting.confirmingOwner': {
      label: 'Invite an owner?',
      sees: 'The form, asked whether to invite an owner',
      since,
    },
    'team.inviting.sending': { label: 'Sending the invitation', sees: 'The form, sending', since },
    'team.invited': { label: 'User invited', sees: 'That the invitation is sent', end: 'arrived', since },
    'team.changing': { label: 'Changing a member', sees: 'The team, while one of it is changed', since },
    'certificates.listed': { label: 'Viewing certificates', sees: 'The certificates', end: 'arrived', since },
    'certificates.editing': { label: 'Editing a certificate', sees: 'The form of a certificate', since },
    'certificates.saving': { label: 'Saving certificate', sees: 'The form, saving', since },
    'certificates.compared': {
      label: 'Comparing changes',
      sees: 'The form, and what somebody else has changed',
      since,
    },
    'certificates.changing': {
      label: 'Changing certificates',
      sees: 'The certificates, while one of them is changed',
      since,
    },
    'company.viewed': { label: 'Viewing the company', sees: 'The company', end: 'arrived', since },
    'company.keeping': { label: 'Saving the company', sees: 'The company, saving', since },
  },
};
