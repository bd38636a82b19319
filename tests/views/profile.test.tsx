// @vitest-environment jsdom
import { Role } from '#domain/role.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, fill, go, press, pressTwice } from './happenings.ts';

const outcome = { roleId: Role.Owner, isUnderReview: false };
const completed = { ...outcome, email: noraProfile.email };
const refusals = ['LINK_USED', 'INVITATION_EXPIRED', 'INVITATION_SUPERSEDED', 'LINK_EXPIRED'].map((code) =>
  refusal(code),
);

describeViews('profile', {
  starts: () => [
    { address: '/complete-profile', locationState: { secret: 'a ticket' } },
    { address: '/complete-profile' },
    { address: '/complete-profile', locationState: { completed } },
    { address: '/register/completed', locationState: { completed } },
    { address: '/register/completed' },
  ],
  happenings: [
    fill({ 'Job title': 'Owner' }),
    press('Save and continue'),
    press('Try again'),
    press('Ask for a new invitation'),
    press('Log in'),
    go('/complete-profile'),
    go('/register/completed'),
    answer('pendingProfile', noraProfile),
    answer('completeProfile', outcome),
    ...[...refusals, outage].flatMap((failure) => [
      fail('pendingProfile', failure),
      fail('completeProfile', failure),
    ]),
  ],
  headings: {
    loading: 'Complete your profile',
    editing: 'Complete your profile',
    submitting: 'Complete your profile',
    completed: 'Your profile is complete',
    failed: "We couldn't load your profile",
    ticketMissing: 'Complete your profile',
    ticketOver: 'This page has expired',
    alreadyCompleted: 'Your profile is already complete',
    'invitationOver / known.ready': 'This link can no longer be used',
    'invitationOver / known.sending': 'This link can no longer be used',
  },
  extraPaths: {
    'submitting | profile.submitted | - | -': {
      start: { address: '/complete-profile', locationState: { secret: 'a ticket' } },
      steps: [
        answer('pendingProfile', noraProfile),
        fill({ 'Job title': 'Owner' }),
        pressTwice('Save and continue'),
      ],
    },
  },
  leadsTo: ['/login'],
});
