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
  role: 'USER',
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
  ['an owner made one', { kind: 'role', role: 'OWNER', member: priya }, { ...priya, role: 'OWNER' }, true],
  ['an owner who is none', { kind: 'role', role: 'OWNER', member: priya }, priya, false],
  ['deactivated', { kind: 'deactivate', member: priya }, { ...priya, status: 'deactivated' }, true],
  ['active', { kind: 'deactivate', member: priya }, priya, false],
  ['reactivated', { kind: 'reactivate', member: { ...priya, status: 'deactivated' } }, priya, true],
  ['a link made', { kind: 'link', member: priya }, priya, false],
  ['stopped', { kind: 'stop', certificate: insurance }, { ...insurance, remindersStopped: true }, true],
  ['put off', { kind: 'snooze', certificate: insurance }, { ...insurance, snoozedUntil: '2026-11-29' }, true],
  ['going on', { kind: 'resume', certificate: insurance }, insurance, true],
  [
    'still put off',
    { kind: 'resume', certificate: insurance },
    { ...insurance, snoozedUntil: '2026-11-29' },
    false,
  ],
])('a row that stands as %s shows whether the change is made already', (_what, change, row, isMade) => {
  expect(isChangeApplied(change, row)).toBe(isMade);
});
