import type { Certificate } from '#domain/certificate.ts';
import type { CertificateSubmission } from '#domain/certificateForm.ts';
import type { Invitation, TeamMember } from '#domain/team.ts';

/** An invitation by an owner. */
export const samInvitation: Invitation = {
  firstName: 'Sam',
  lastName: 'Ortiz',
  email: 'sam@acme.example',
  phone: null,
  role: 'user',
  note: null,
};

/** A member who has joined. */
export const priya: TeamMember = {
  id: '21',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya@acme.example',
  phone: null,
  role: 'user',
  status: 'active',
  invitationEndsAt: null,
  lastLogInAt: '2026-11-19T22:52:00Z',
  isSelf: false,
  version: 3,
};

/** A member who has been invited. */
export const sam: TeamMember = {
  ...priya,
  id: '22',
  firstName: 'Sam',
  lastName: 'Ortiz',
  email: 'sam@acme.example',
  status: 'invited',
  invitationEndsAt: '2026-11-27T15:00:00Z',
  lastLogInAt: null,
  version: 1,
};

export const insuranceAnswers: CertificateSubmission = {
  type: 'INSURANCE',
  holder: 'Acme Builders',
  issuer: 'Prairie Mutual',
  number: null,
  issuedOn: null,
  expiresOn: '2026-12-15',
  remindDays: [30, 14, 7],
  recipientIds: ['20'],
};

/** A certificate that ends in 23 days. */
export const insurance: Certificate = {
  id: '31',
  type: insuranceAnswers.type,
  holder: insuranceAnswers.holder,
  issuer: insuranceAnswers.issuer,
  number: null,
  issuedOn: null,
  expiresOn: insuranceAnswers.expiresOn,
  daysLeft: 23,
  remindDays: [30, 14, 7],
  recipients: [{ id: '20', name: 'Dana Lee', isSelf: true, isActive: true }],
  snoozedUntil: null,
  remindersStopped: false,
  file: null,
  version: 2,
};
