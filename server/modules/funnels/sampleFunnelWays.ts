import type { FunnelChart } from '#domain/funnelStep.ts';

/**
 * A way out of a state: the percentage of people who take it, its event, and the state to which it leads; null if it
 * leads out of the funnel. The remaining people fall idle in the state.
 */
type SampleWay = readonly [from: string, percent: number, event: string, to: string | null];

/**
 * Number of people who begin each funnel on a sample day, and their ways through it. A test checks each way against the
 * charts.
 */
export const sampleWays: Readonly<
  Record<FunnelChart, { readonly runs: number; readonly ways: readonly SampleWay[] }>
> = {
  session: {
    runs: 16,
    ways: [
      ['loggedOut.idle', 54, 'logIn.submitted', 'loggingIn'],
      ['loggingIn', 78, 'done logIn', 'refreshingUserInfo'],
      ['loggingIn', 22, 'failed logIn', 'loggedOut.idle'],
      ['refreshingUserInfo', 72, 'done refreshUserInfo', 'loggedIn.user'],
      ['refreshingUserInfo', 20, 'done refreshUserInfo', 'loggedIn.owner'],
      ['refreshingUserInfo', 6, 'done refreshUserInfo', 'loggedIn.other'],
      ['refreshingUserInfo', 2, 'failed refreshUserInfo', 'personUnknown'],
      ['personUnknown', 60, 'logIn.submitted', 'loggingIn'],
      ['loggedIn.user', 34, 'logOut.requested', 'loggedOut.revoking'],
      ['loggedIn.user', 6, 'token.rejected', 'ended'],
      ['loggedIn.owner', 30, 'logOut.requested', 'loggedOut.revoking'],
      ['loggedIn.other', 40, 'logOut.requested', 'loggedOut.revoking'],
      ['loggedOut.revoking', 98, 'done logOut', 'loggedOut.idle'],
      ['ended', 50, 'logIn.submitted', 'loggingIn'],
    ],
  },
  registration: {
    runs: 9,
    ways: [
      ['opening', 100, 'page.shown', 'filling.type.choosing'],
      ['filling.type.choosing', 78, 'type.chosen', 'filling.details.editing'],
      ['filling.type.choosing', 7, 'cancel.requested', 'cancelled'],
      ['filling.type.choosing', 9, 'left', null],
      ['filling.details.editing', 66, 'registration.submitted', 'submitting'],
      ['filling.details.editing', 9, 'cancel.requested', 'filling.details.confirmingCancel'],
      ['filling.details.editing', 3, 'cancel.requested', 'cancelled'],
      ['filling.details.editing', 5, 'page.shown', 'filling.type.choosing'],
      ['filling.details.editing', 9, 'left', null],
      ['filling.details.confirmingCancel', 62, 'cancel.confirmed', 'cancelled'],
      ['filling.details.confirmingCancel', 38, 'cancel.withdrawn', 'filling.details.editing'],
      ['submitting', 86, 'done register', 'succeeded'],
      ['submitting', 14, 'failed register', 'filling.details.editing'],
      ['succeeded', 80, 'left', null],
      ['cancelled', 100, 'left', null],
    ],
  },
  verification: {
    runs: 6,
    ways: [
      ['confirming.quick', 76, 'done verifyEmail', 'leaving'],
      ['confirming.quick', 4, 'done verifyEmail', 'confirmed'],
      ['confirming.quick', 9, 'failed verifyEmail', 'expired'],
      ['confirming.quick', 5, 'failed verifyEmail', 'used'],
      ['confirming.quick', 2, 'failed verifyEmail', 'superseded'],
      ['confirming.quick', 4, 'after slow', 'confirming.slow'],
      ['confirming.slow', 70, 'done verifyEmail', 'leaving'],
      ['confirming.slow', 20, 'failed verifyEmail', 'failed'],
      ['failed', 60, 'confirm.pressed', 'confirming.quick'],
      ['leaving', 100, 'left', null],
      ['confirmed', 70, 'left', null],
      ['expired', 50, 'left', null],
      ['used', 70, 'left', null],
      ['superseded', 50, 'left', null],
    ],
  },
  profile: {
    runs: 5,
    ways: [
      ['opening', 96, 'page.shown', 'loading'],
      ['opening', 4, 'page.shown', 'ticketMissing'],
      ['loading', 92, 'done loadProfile', 'editing'],
      ['loading', 5, 'failed loadProfile', 'ticketOver'],
      ['loading', 3, 'failed loadProfile', 'failed'],
      ['editing', 80, 'profile.submitted', 'submitting'],
      ['editing', 12, 'left', null],
      ['submitting', 88, 'done completeProfile', 'completed'],
      ['submitting', 12, 'failed completeProfile', 'editing'],
      ['completed', 90, 'left', null],
      ['failed', 70, 'retry.pressed', 'loading'],
      ['ticketMissing', 80, 'left', null],
      ['ticketOver', 60, 'left', null],
    ],
  },
  settings: {
    runs: 4,
    ways: [
      ['opening', 74, 'team.shown', 'team.listed'],
      ['opening', 26, 'certificates.shown', 'certificates.listed'],
      ['team.listed', 34, 'invite.pressed', 'team.inviting.editing'],
      ['team.listed', 10, 'change.wanted', 'team.changing'],
      ['team.listed', 14, 'certificates.shown', 'certificates.listed'],
      ['team.listed', 8, 'company.shown', 'company'],
      ['team.listed', 26, 'left', null],
      ['team.inviting.editing', 64, 'invitation.submitted', 'team.inviting.sending'],
      ['team.inviting.editing', 4, 'invitation.submitted', 'team.inviting.confirmingOwner'],
      ['team.inviting.editing', 18, 'form.left', 'team.listed'],
      ['team.inviting.confirmingOwner', 80, 'owner.confirmed', 'team.inviting.sending'],
      ['team.inviting.confirmingOwner', 20, 'owner.declined', 'team.inviting.editing'],
      ['team.inviting.sending', 90, 'done inviteMember', 'team.invited'],
      ['team.inviting.sending', 10, 'failed inviteMember', 'team.inviting.editing'],
      ['team.invited', 30, 'invite.pressed', 'team.inviting.editing'],
      ['team.invited', 60, 'done.pressed', 'team.listed'],
      ['team.changing', 100, 'done change', 'team.listed'],
      ['certificates.listed', 30, 'certificate.opened', 'certificates.editing'],
      ['certificates.listed', 10, 'change.wanted', 'certificates.changing'],
      ['certificates.listed', 20, 'team.shown', 'team.listed'],
      ['certificates.listed', 30, 'left', null],
      ['certificates.editing', 76, 'certificate.submitted', 'certificates.saving'],
      ['certificates.editing', 14, 'form.left', 'certificates.listed'],
      ['certificates.saving', 88, 'done saveCertificate', 'certificates.listed'],
      ['certificates.saving', 12, 'failed saveCertificate', 'certificates.editing'],
      ['certificates.changing', 100, 'done change', 'certificates.listed'],
      ['company', 40, 'team.shown', 'team.listed'],
      ['company', 50, 'left', null],
    ],
  },
};
