import { Role } from '#domain/role.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { profileMachine } from './profileMachine.ts';

const typed = { firstName: '', lastName: '', phone: '', jobTitle: 'Owner', timeZone: 'America/Chicago' };
const completed = { roleId: Role.Owner, isUnderReview: false };
const refusals = ['LINK_USED', 'INVITATION_EXPIRED', 'LINK_EXPIRED'].map((code) => refusal(code));

describeChart('profileMachine', {
  machine: profileMachine,
  inputs: [
    { hasTicket: true, typed: null, completed: null },
    { hasTicket: false, typed: null, completed: null },
    { hasTicket: false, typed: null, completed },
  ],
  happenings: [
    { send: { type: 'page.shown', page: 'form' } },
    { send: { type: 'page.shown', page: 'completed' } },
    { send: { type: 'answers.changed', typed } },
    { send: { type: 'profile.submitted', answers: { jobTitle: null, timeZone: null } } },
    { send: { type: 'retry.pressed' } },
    { send: { type: 'link.requested' } },
    { answer: 'loadProfile', with: noraProfile },
    { answer: 'completeProfile', with: completed },
    ...[...refusals, outage].flatMap((failure) => [
      { fail: 'loadProfile', with: failure },
      { fail: 'completeProfile', with: failure },
    ]),
  ],
  actors: ['loadProfile', 'completeProfile', 'linkRequest'],
  actions: ['keepDraft', 'forgetDraft'],
});
