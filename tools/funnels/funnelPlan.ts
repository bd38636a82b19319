import type { FunnelChart } from '#domain/funnelStep.ts';

interface PlannedState {
  /** Name of the step in reports: short, and unique in its funnel. */
  readonly label: string;
  /** Outcome of a run that is left or becomes idle in this step; without one, the run counts as given up. */
  readonly end?: 'arrived' | 'cancelled' | 'failed' | 'refused';
  /** Version of the plan in which the step was added. */
  readonly since: number;
}

/** Version of the plan. Each change of recorded steps increments it, so reports know which numbers are comparable. */
export const funnelPlanVersion = 4;

const since = 1;

/** All states where a funnel's chart can rest, in the order people reach them. A test compares them with the charts. */
export const funnelPlan: Readonly<Record<FunnelChart, Readonly<Record<string, PlannedState>>>> = {
  session: {
    'loggedOut.idle': { label: 'On the log-in page', since },
    loggingIn: { label: 'Sending the log-in', since },
    refreshingUserInfo: { label: 'Loading the person', since },
    personUnknown: { label: 'Person not loaded', end: 'failed', since },
    'loggedIn.systemAdmin': { label: 'In as administrator', end: 'arrived', since },
    'loggedIn.owner': { label: 'In as owner', end: 'arrived', since },
    'loggedIn.user': { label: 'In as user', end: 'arrived', since },
    'loggedIn.other': { label: 'In as affiliate', end: 'arrived', since },
    restoring: { label: 'Reloading a page', since },
    'loggedOut.revoking': { label: 'Logging out', end: 'cancelled', since },
    ended: { label: 'Session ended', end: 'refused', since },
  },
  registration: {
    opening: { label: 'Opening the page', since },
    'filling.type.choosing': { label: 'Choosing a type', since },
    'filling.type.confirmingCancel': { label: 'Leave the first step?', since },
    'filling.details.editing': { label: 'Entering details', since },
    'filling.details.confirmingCancel': { label: 'Leave the second step?', since },
    submitting: { label: 'Sending', since },
    succeeded: { label: 'Registered', end: 'arrived', since },
    cancelled: { label: 'Cancelled', end: 'cancelled', since },
  },
  verification: {
    'confirming.quick': { label: 'Confirming', since },
    'confirming.slow': { label: 'Still confirming', since },
    leaving: { label: 'Going to the profile', end: 'arrived', since },
    confirmed: { label: 'Address confirmed', end: 'arrived', since },
    used: { label: 'Link used before', end: 'refused', since },
    superseded: { label: 'Newer link sent', end: 'refused', since },
    incomplete: { label: 'Link incomplete', end: 'refused', since },
    failed: { label: 'Confirming failed', end: 'failed', since },
    expired: { label: 'Link expired', end: 'refused', since },
    invitationOver: { label: 'Invitation over', end: 'refused', since },
    unconfirmed: { label: 'Address unconfirmed', end: 'refused', since },
  },
  profile: {
    opening: { label: 'Opening the page', since },
    loading: { label: 'Loading the form', since },
    editing: { label: 'Entering the profile', since },
    submitting: { label: 'Sending', since },
    completed: { label: 'Profile complete', end: 'arrived', since },
    failed: { label: 'Form not loaded', end: 'failed', since },
    ticketMissing: { label: 'Link missing', end: 'refused', since },
    ticketOver: { label: 'Link expired', end: 'refused', since },
    alreadyCompleted: { label: 'Completed before', end: 'refused', since },
    invitationOver: { label: 'Invitation over', end: 'refused', since },
  },
  settings: {
    opening: { label: 'Opening the page', since },
    'team.listed': { label: 'Viewing the team', end: 'arrived', since },
    'team.inviting.editing': { label: 'Adding a user', since },
    'team.inviting.confirmingOwner': { label: 'Invite an owner?', since },
    'team.inviting.sending': { label: 'Sending the invitation', since },
    'team.invited': { label: 'User invited', end: 'arrived', since },
    'team.changing': { label: 'Changing a member', since },
    'certificates.listed': { label: 'Viewing certificates', end: 'arrived', since },
    'certificates.editing': { label: 'Editing a certificate', since },
    'certificates.saving': { label: 'Saving certificate', since },
    'certificates.compared': { label: 'Comparing changes', since },
    'certificates.changing': { label: 'Changing certificates', since },
    company: { label: 'Viewing the company', end: 'arrived', since: 4 },
  },
};
