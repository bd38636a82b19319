import type { FunnelChart } from '#domain/funnelStep.ts';

/** Where people go from a state, the event that leads there, and how many of a hundred; the rest fall idle. */
type Ways = Readonly<
  Record<string, readonly (readonly [ofHundred: number, event: string, to: string | null])[]>
>;

/** How many people begin each funnel on a sample day, and how they go on. A test holds each way against the charts. */
export const sampleWays: Readonly<Record<FunnelChart, { readonly runs: number; readonly ways: Ways }>> = {
  session: {
    runs: 16,
    ways: {
      'loggedOut.idle': [[54, 'logIn.submitted', 'loggingIn']],
      loggingIn: [
        [78, 'done logIn', 'refreshingUserInfo'],
        [22, 'failed logIn', 'loggedOut.idle'],
      ],
      refreshingUserInfo: [
        [72, 'done refreshUserInfo', 'loggedIn.user'],
        [20, 'done refreshUserInfo', 'loggedIn.owner'],
        [6, 'done refreshUserInfo', 'loggedIn.other'],
        [2, 'failed refreshUserInfo', 'personUnknown'],
      ],
      personUnknown: [[60, 'logIn.submitted', 'loggingIn']],
      'loggedIn.user': [
        [34, 'logOut.requested', 'loggedOut.revoking'],
        [6, 'token.rejected', 'ended'],
      ],
      'loggedIn.owner': [[30, 'logOut.requested', 'loggedOut.revoking']],
      'loggedIn.other': [[40, 'logOut.requested', 'loggedOut.revoking']],
      'loggedOut.revoking': [[98, 'done logOut', 'loggedOut.idle']],
      ended: [[50, 'logIn.submitted', 'loggingIn']],
    },
  },
  registration: {
    runs: 9,
    ways: {
      opening: [[100, 'page.shown', 'filling.type.choosing']],
      'filling.type.choosing': [
        [78, 'type.chosen', 'filling.details.editing'],
        [7, 'cancel.requested', 'cancelled'],
        [9, 'left', null],
      ],
      'filling.details.editing': [
        [66, 'registration.submitted', 'submitting'],
        [9, 'cancel.requested', 'filling.details.confirmingCancel'],
        [3, 'cancel.requested', 'cancelled'],
        [5, 'page.shown', 'filling.type.choosing'],
        [9, 'left', null],
      ],
      'filling.details.confirmingCancel': [
        [62, 'cancel.confirmed', 'cancelled'],
        [38, 'cancel.withdrawn', 'filling.details.editing'],
      ],
      submitting: [
        [86, 'done register', 'succeeded'],
        [14, 'failed register', 'filling.details.editing'],
      ],
      succeeded: [[80, 'left', null]],
      cancelled: [[100, 'left', null]],
    },
  },
  verification: {
    runs: 6,
    ways: {
      'confirming.quick': [
        [76, 'done verifyEmail', 'leaving'],
        [4, 'done verifyEmail', 'confirmed'],
        [9, 'failed verifyEmail', 'expired'],
        [5, 'failed verifyEmail', 'used'],
        [2, 'failed verifyEmail', 'superseded'],
        [4, 'after slow', 'confirming.slow'],
      ],
      'confirming.slow': [
        [70, 'done verifyEmail', 'leaving'],
        [20, 'failed verifyEmail', 'failed'],
      ],
      failed: [[60, 'confirm.pressed', 'confirming.quick']],
      leaving: [[100, 'left', null]],
      confirmed: [[70, 'left', null]],
      expired: [[50, 'left', null]],
      used: [[70, 'left', null]],
      superseded: [[50, 'left', null]],
    },
  },
  profile: {
    runs: 5,
    ways: {
      opening: [
        [96, 'page.shown', 'loading'],
        [4, 'page.shown', 'ticketMissing'],
      ],
      loading: [
        [92, 'done loadProfile', 'editing'],
        [5, 'failed loadProfile', 'ticketOver'],
        [3, 'failed loadProfile', 'failed'],
      ],
      editing: [
        [80, 'profile.submitted', 'submitting'],
        [12, 'left', null],
      ],
      submitting: [
        [88, 'done completeProfile', 'completed'],
        [12, 'failed completeProfile', 'editing'],
      ],
      completed: [[90, 'left', null]],
      failed: [[70, 'retry.pressed', 'loading']],
      ticketMissing: [[80, 'left', null]],
      ticketOver: [[60, 'left', null]],
    },
  },
  settings: {
    runs: 4,
    ways: {
      opening: [
        [74, 'team.shown', 'team.listed'],
        [26, 'certificates.shown', 'certificates.listed'],
      ],
      'team.listed': [
        [34, 'invite.pressed', 'team.inviting.editing'],
        [10, 'change.wanted', 'team.changing'],
        [14, 'certificates.shown', 'certificates.listed'],
        [8, 'company.shown', 'company'],
        [26, 'left', null],
      ],
      'team.inviting.editing': [
        [64, 'invitation.submitted', 'team.inviting.sending'],
        [4, 'invitation.submitted', 'team.inviting.confirmingOwner'],
        [18, 'form.left', 'team.listed'],
      ],
      'team.inviting.confirmingOwner': [
        [80, 'owner.confirmed', 'team.inviting.sending'],
        [20, 'owner.declined', 'team.inviting.editing'],
      ],
      'team.inviting.sending': [
        [90, 'done inviteMember', 'team.invited'],
        [10, 'failed inviteMember', 'team.inviting.editing'],
      ],
      'team.invited': [
        [30, 'invite.pressed', 'team.inviting.editing'],
        [60, 'done.pressed', 'team.listed'],
      ],
      'team.changing': [[100, 'done change', 'team.listed']],
      'certificates.listed': [
        [30, 'certificate.opened', 'certificates.editing'],
        [10, 'change.wanted', 'certificates.changing'],
        [20, 'team.shown', 'team.listed'],
        [30, 'left', null],
      ],
      'certificates.editing': [
        [76, 'certificate.submitted', 'certificates.saving'],
        [14, 'form.left', 'certificates.listed'],
      ],
      'certificates.saving': [
        [88, 'done saveCertificate', 'certificates.listed'],
        [12, 'failed saveCertificate', 'certificates.editing'],
      ],
      'certificates.changing': [[100, 'done change', 'certificates.listed']],
      company: [
        [40, 'team.shown', 'team.listed'],
        [50, 'left', null],
      ],
    },
  },
};
