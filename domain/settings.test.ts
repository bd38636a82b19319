import { expect, it } from 'vitest';
import type { Certificate } from './certificate.ts';
import { isChangeApplied, type RowChange } from './settings.ts';
import type { TeamMember } from './team.ts';

const priya: TeamMember = {
  id: '21',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya@acme.example',
  phone: null,
  role: 'user',
  status: 'active',
  invitationEndsAt: null,
  lastLogInAt: null,
  isSelf: false,
  version: 3,
};
const insurance: Certificate = {
  id: '31',
  type: 'INSURANCE',
  holder: 'Acme Builders',
  issuer: 'Prairie Mutual',
  number: null,
  issuedOn: null,
  expiresOn: '2026-12-15',
  daysLeft: 23,
  remindDays: [30],
  recipients: [],
  snoozedUntil: null,
  remindersStopped: false,
  file: null,
  version: 2,
};

it.each<[string, RowChange, Parameters<typeof isChangeApplied>[1], boolean]>([
  [
    'an owner, for a promotion',
    { kind: 'role', role: 'owner', member: priya },
    { ...priya, role: 'owner' },
    true,
  ],
  ['a user, for a promotion', { kind: 'role', role: 'owner', member: priya }, priya, false],
  [
    'deactivated, for a deactivation',
    { kind: 'deactivate', member: priya },
    { ...priya, status: 'deactivated' },
    true,
  ],
  ['active, for a deactivation', { kind: 'deactivate', member: priya }, priya, false],
  [
    'active, for a reactivation',
    { kind: 'reactivate', member: { ...priya, status: 'deactivated' } },
    priya,
    true,
  ],
  ['unchanged, for a link', { kind: 'link', member: priya }, priya, false],
  [
    'stopped, for stopping reminders',
    { kind: 'stop', certificate: insurance },
    { ...insurance, remindersStopped: true },
    true,
  ],
  [
    'snoozed, for snoozing reminders',
    { kind: 'snooze', certificate: insurance },
    { ...insurance, snoozedUntil: '2026-11-29' },
    true,
  ],
  ['not snoozed, for resuming reminders', { kind: 'resume', certificate: insurance }, insurance, true],
  [
    'snoozed, for resuming reminders',
    { kind: 'resume', certificate: insurance },
    { ...insurance, snoozedUntil: '2026-11-29' },
    false,
  ],
])('a row that is %s shows whether the change has been made', (_what, change, row, isMade) => {
  expect(isChangeApplied(change, row)).toBe(isMade);
});
