import { expect, it } from 'vitest';
import type { PendingProfile } from '#domain/profile.ts';
import { Role } from '#domain/role.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { effect } from './port.ts';
import { profileMachine } from './profileMachine.ts';

const typed = {
  firstName: '',
  lastName: '',
  phone: '',
  jobTitle: 'Owner',
  timeZone: 'America/Chicago',
  terms: true,
};
const outcome = { roleId: Role.Owner, isUnderReview: false };
const completed = { ...outcome, email: noraProfile.email };
const refusals = [
  'LINK_USED',
  'LINK_INVALID',
  'LINK_EXPIRED',
  'LINK_SUPERSEDED',
  'INVITATION_EXPIRED',
  'INVITATION_SUPERSEDED',
].map((code) => refusal(code));

describeChart('profileMachine', {
  machine: profileMachine,
  inputs: [
    { hasTicket: true, draft: null, completed: null },
    { hasTicket: true, draft: { email: noraProfile.email, typed }, completed: null },
    { hasTicket: true, draft: { email: 'pat@diaz.example', typed }, completed: null },
    { hasTicket: false, draft: null, completed: null },
    { hasTicket: false, draft: null, completed },
  ],
  happenings: [
    { send: { type: 'page.shown', page: 'form' } },
    { send: { type: 'page.shown', page: 'completed' } },
    { send: { type: 'answers.changed', typed } },
    { send: { type: 'profile.submitted', answers: { jobTitle: null, timeZone: null } } },
    { send: { type: 'retry.pressed' } },
    { send: { type: 'link.requested' } },
    { answer: 'loadProfile', with: noraProfile },
    { answer: 'completeProfile', with: outcome },
    ...[...refusals, outage].flatMap((failure) => [
      { fail: 'loadProfile', with: failure },
      { fail: 'completeProfile', with: failure },
    ]),
  ],
  actors: ['loadProfile', 'completeProfile', 'linkRequest'],
  actions: ['keepDraft', 'forgetDraft'],
});

it.each([
  ['restores the draft of the same person', 'nora@diaz.example', typed],
  ['ignores the draft of another person', 'pat@diaz.example', null],
])('the profile %s', async (_what, email, expected) => {
  const { child } = startUnderParent(
    profileMachine.provide({ actors: { loadProfile: effect<PendingProfile>(async () => noraProfile) } }),
    { input: { hasTicket: true, draft: { email, typed }, completed: null } },
  );
  child.send({ type: 'page.shown', page: 'form' });
  const read = () => child.getSnapshot() as { value: unknown; context: { typed: unknown } };
  await expect.poll(() => read().value).toBe('editing');
  expect(read().context.typed).toEqual(expected);
});
