/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
/** Data of a certificate, checked by the rules of the form. */
export type CertificateInput = {
  expiresOn: string;
  holder: string;
  issuedOn?: string | null | undefined;
  issuer: string;
  number?: string | null | undefined;
  /** Ids of people of the company. */
  recipientIds: Array<string>;
  /** Any of 60, 30, 14, 7, and 1. */
  remindDays: Array<number>;
  type: CertificateType;
};

export type CertificateType =
  | 'BUSINESS_LICENSE'
  | 'INSURANCE'
  | 'OTHER'
  | 'TAX_RESALE'
  | 'TRAINING'
  | 'WORKERS_COMPENSATION';

/** Answers of an invitation, checked by the rules of the form. */
export type InvitationInput = {
  email: string;
  firstName: string;
  lastName: string;
  /** Note in the mail. */
  note?: string | null | undefined;
  phone?: string | null | undefined;
  role: MemberRole;
};

export type MemberRole =
  | 'owner'
  | 'user';

export type MemberStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

export type ReminderAction =
  /** Resumes the reminders; those that were due meanwhile are not sent. */
  | 'resume'
  /** Pauses the reminders for 7 days. */
  | 'snooze'
  | 'stop';

export type CertificateFactsFragment = { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null };

export type CompanyFactsFragment = { id: string, name: string, typeName: string | null, source: string | null, address: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> };

export type MemberFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number };

export type CertificateQueryVariables = Exact<{
  id: string;
}>;


export type CertificateQuery = { certificate: { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null } };

export type AddCertificateMutationVariables = Exact<{
  key: string;
  certificate: CertificateInput;
}>;


export type AddCertificateMutation = { addCertificate: { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null } };

export type ChangeCertificateMutationVariables = Exact<{
  id: string;
  version: number;
  certificate: CertificateInput;
}>;


export type ChangeCertificateMutation = { changeCertificate: { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null } };

export type RenewCertificateMutationVariables = Exact<{
  key: string;
  id: string;
  version: number;
  certificate: CertificateInput;
}>;


export type RenewCertificateMutation = { renewCertificate: { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null } };

export type ChangeRemindersMutationVariables = Exact<{
  id: string;
  version: number;
  action: ReminderAction;
}>;


export type ChangeRemindersMutation = { changeReminders: { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null } };

export type DeleteCertificateMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCertificateMutation = { deleteCertificate: string };

export type TeamMemberQueryVariables = Exact<{
  id: string;
}>;


export type TeamMemberQuery = { teamMember: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number } };

export type InviteMemberMutationVariables = Exact<{
  invitation: InvitationInput;
}>;


export type InviteMemberMutation = { inviteMember: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number } };

export type CreateInvitationLinkMutationVariables = Exact<{
  id: string;
}>;


export type CreateInvitationLinkMutation = { createInvitationLink: { url: string, endsAt: string } };

export type ChangeMemberRoleMutationVariables = Exact<{
  id: string;
  version: number;
  role: MemberRole;
}>;


export type ChangeMemberRoleMutation = { changeMemberRole: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number } };

export type DeactivateMemberMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeactivateMemberMutation = { deactivateMember: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number } };

export type ReactivateMemberMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReactivateMemberMutation = { reactivateMember: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number } };

export const CertificateDocument: RequestDocument<CertificateQuery, CertificateQueryVariables> = {"name":"Certificate","kind":"query","text":"fragment CertificateFacts on Certificate {\n  __typename\n  id\n  type\n  holder\n  issuer\n  number\n  issuedOn\n  expiresOn\n  daysLeft\n  remindDays\n  recipients {\n    __typename\n    id\n    name\n    isSelf\n    isActive\n  }\n  snoozedUntil\n  remindersStopped\n  file {\n    __typename\n    name\n    size\n  }\n  version\n}\n\nquery Certificate($id: ID!) {\n  certificate(id: $id) {\n    __typename\n    ...CertificateFacts\n  }\n}","fields":{"certificate":{}}};

export const AddCertificateDocument: RequestDocument<AddCertificateMutation, AddCertificateMutationVariables> = {"name":"AddCertificate","kind":"mutation","text":"fragment CertificateFacts on Certificate {\n  __typename\n  id\n  type\n  holder\n  issuer\n  number\n  issuedOn\n  expiresOn\n  daysLeft\n  remindDays\n  recipients {\n    __typename\n    id\n    name\n    isSelf\n    isActive\n  }\n  snoozedUntil\n  remindersStopped\n  file {\n    __typename\n    name\n    size\n  }\n  version\n}\n\nmutation AddCertificate($key: String!, $certificate: CertificateInput!) {\n  addCertificate(key: $key, certificate: $certificate) {\n    __typename\n    ...CertificateFacts\n  }\n}","fields":{"addCertificate":{}}};

export const ChangeCertificateDocument: RequestDocument<ChangeCertificateMutation, ChangeCertificateMutationVariables> = {"name":"ChangeCertificate","kind":"mutation","text":"fragment CertificateFacts on Certificate {\n  __typename\n  id\n  type\n  holder\n  issuer\n  number\n  issuedOn\n  expiresOn\n  daysLeft\n  remindDays\n  recipients {\n    __typename\n    id\n    name\n    isSelf\n    isActive\n  }\n  snoozedUntil\n  remindersStopped\n  file {\n    __typename\n    name\n    size\n  }\n  version\n}\n\nmutation ChangeCertificate($id: ID!, $version: Int!, $certificate: CertificateInput!) {\n  changeCertificate(id: $id, version: $version, certificate: $certificate) {\n    __typename\n    ...CertificateFacts\n  }\n}","fields":{"changeCertificate":{}}};

export const RenewCertificateDocument: RequestDocument<RenewCertificateMutation, RenewCertificateMutationVariables> = {"name":"RenewCertificate","kind":"mutation","text":"fragment CertificateFacts on Certificate {\n  __typename\n  id\n  type\n  holder\n  issuer\n  number\n  issuedOn\n  expiresOn\n  daysLeft\n  remindDays\n  recipients {\n    __typename\n    id\n    name\n    isSelf\n    isActive\n  }\n  snoozedUntil\n  remindersStopped\n  file {\n    __typename\n    name\n    size\n  }\n  version\n}\n\nmutation RenewCertificate($key: String!, $id: ID!, $version: Int!, $certificate: CertificateInput!) {\n  renewCertificate(\n    key: $key\n    id: $id\n    version: $version\n    certificate: $certificate\n  ) {\n    __typename\n    ...CertificateFacts\n  }\n}","fields":{"renewCertificate":{}}};

export const ChangeRemindersDocument: RequestDocument<ChangeRemindersMutation, ChangeRemindersMutationVariables> = {"name":"ChangeReminders","kind":"mutation","text":"fragment CertificateFacts on Certificate {\n  __typename\n  id\n  type\n  holder\n  issuer\n  number\n  issuedOn\n  expiresOn\n  daysLeft\n  remindDays\n  recipients {\n    __typename\n    id\n    name\n    isSelf\n    isActive\n  }\n  snoozedUntil\n  remindersStopped\n  file {\n    __typename\n    name\n    size\n  }\n  version\n}\n\nmutation ChangeReminders($id: ID!, $version: Int!, $action: ReminderAction!) {\n  changeReminders(id: $id, version: $version, action: $action) {\n    __typename\n    ...CertificateFacts\n  }\n}","fields":{"changeReminders":{}}};

export const DeleteCertificateDocument: RequestDocument<DeleteCertificateMutation, DeleteCertificateMutationVariables> = {"name":"DeleteCertificate","kind":"mutation","text":"mutation DeleteCertificate($id: ID!, $version: Int!) {\n  deleteCertificate(id: $id, version: $version)\n}","fields":{"deleteCertificate":null}};

export const TeamMemberDocument: RequestDocument<TeamMemberQuery, TeamMemberQueryVariables> = {"name":"TeamMember","kind":"query","text":"fragment Member on TeamMember {\n  __typename\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  status\n  invitationEndsAt\n  lastLogInAt\n  isSelf\n  version\n}\n\nquery TeamMember($id: ID!) {\n  teamMember(id: $id) {\n    __typename\n    ...Member\n  }\n}","fields":{"teamMember":{}}};

export const InviteMemberDocument: RequestDocument<InviteMemberMutation, InviteMemberMutationVariables> = {"name":"InviteMember","kind":"mutation","text":"fragment Member on TeamMember {\n  __typename\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  status\n  invitationEndsAt\n  lastLogInAt\n  isSelf\n  version\n}\n\nmutation InviteMember($invitation: InvitationInput!) {\n  inviteMember(invitation: $invitation) {\n    __typename\n    ...Member\n  }\n}","fields":{"inviteMember":{}}};

export const ResendInvitationDocument: RequestDocument<ResendInvitationMutation, ResendInvitationMutationVariables> = {"name":"ResendInvitation","kind":"mutation","text":"fragment Member on TeamMember {\n  __typename\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  status\n  invitationEndsAt\n  lastLogInAt\n  isSelf\n  version\n}\n\nmutation ResendInvitation($id: ID!) {\n  resendInvitation(id: $id) {\n    __typename\n    ...Member\n  }\n}","fields":{"resendInvitation":{}}};

export const CreateInvitationLinkDocument: RequestDocument<CreateInvitationLinkMutation, CreateInvitationLinkMutationVariables> = {"name":"CreateInvitationLink","kind":"mutation","text":"mutation CreateInvitationLink($id: ID!) {\n  createInvitationLink(id: $id) {\n    __typename\n    url\n    endsAt\n  }\n}","fields":{"createInvitationLink":{"url":null,"endsAt":null}}};

export const ChangeMemberRoleDocument: RequestDocument<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables> = {"name":"ChangeMemberRole","kind":"mutation","text":"fragment Member on TeamMember {\n  __typename\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  status\n  invitationEndsAt\n  lastLogInAt\n  isSelf\n  version\n}\n\nmutation ChangeMemberRole($id: ID!, $version: Int!, $role: MemberRole!) {\n  changeMemberRole(id: $id, version: $version, role: $role) {\n    __typename\n    ...Member\n  }\n}","fields":{"changeMemberRole":{}}};

export const DeactivateMemberDocument: RequestDocument<DeactivateMemberMutation, DeactivateMemberMutationVariables> = {"name":"DeactivateMember","kind":"mutation","text":"fragment Member on TeamMember {\n  __typename\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  status\n  invitationEndsAt\n  lastLogInAt\n  isSelf\n  version\n}\n\nmutation DeactivateMember($id: ID!, $version: Int!) {\n  deactivateMember(id: $id, version: $version) {\n    __typename\n    ...Member\n  }\n}","fields":{"deactivateMember":{}}};

export const ReactivateMemberDocument: RequestDocument<ReactivateMemberMutation, ReactivateMemberMutationVariables> = {"name":"ReactivateMember","kind":"mutation","text":"fragment Member on TeamMember {\n  __typename\n  id\n  firstName\n  lastName\n  email\n  phone\n  role\n  status\n  invitationEndsAt\n  lastLogInAt\n  isSelf\n  version\n}\n\nmutation ReactivateMember($id: ID!, $version: Int!) {\n  reactivateMember(id: $id, version: $version) {\n    __typename\n    ...Member\n  }\n}","fields":{"reactivateMember":{}}};
