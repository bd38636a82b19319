/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What is told of a certificate; checked by the rules that the form has. */
export type CertificateInput = {
  expiresOn: string;
  holder: string;
  issuedOn?: string | null | undefined;
  issuer: string;
  number?: string | null | undefined;
  /** People of the company. */
  recipientIds: Array<string>;
  /** Of 60, 30, 14, 7 and 1. */
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

/** Whom an owner invites; checked by the rules that the form has. */
export type InvitationInput = {
  email: string;
  firstName: string;
  lastName: string;
  /** A sentence to go with the mail. */
  note?: string | null | undefined;
  phone?: string | null | undefined;
  role: MemberRole;
};

export type MemberRole =
  | 'OWNER'
  | 'USER';

export type MemberStatus =
  | 'ACTIVE'
  | 'DEACTIVATED'
  | 'INVITED';

export type ReminderMove =
  /** Of what was due meanwhile nobody is told. */
  | 'RESUME'
  /** For 7 days nobody is reminded. */
  | 'SNOOZE'
  | 'STOP';

export type CertificateFactsFragment = { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null };

export type CertificatesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type CertificatesQuery = { certificates: { total: number, certificates: Array<{ id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null }> } };

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

export type MoveRemindersMutationVariables = Exact<{
  id: string;
  version: number;
  move: ReminderMove;
}>;


export type MoveRemindersMutation = { moveReminders: { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null } };

export type DeleteCertificateMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCertificateMutation = { deleteCertificate: string };

export type CompanyFactsFragment = { id: string, name: string, typeName: string | null, source: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> };

export type CompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyQuery = { company: { id: string, name: string, typeName: string | null, source: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> } };

export type CompanyClockQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyClockQuery = { company: { id: string, timeZone: string | null, usualTimeZone: string } };

export type ChooseTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type ChooseTimeZoneMutation = { chooseTimeZone: { id: string, name: string, typeName: string | null, source: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> } };

export type PrivacyFactsFragment = { offerNews: boolean, recordedTotal: number, recorded: Array<{ id: string, name: string, at: string, route: string, properties: Array<{ name: string, value: string }> }> };

export type PrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyQuery = { privacy: { offerNews: boolean, recordedTotal: number, recorded: Array<{ id: string, name: string, at: string, route: string, properties: Array<{ name: string, value: string }> }> } };

export type ChooseOfferNewsMutationVariables = Exact<{
  offerNews: boolean;
}>;


export type ChooseOfferNewsMutation = { chooseOfferNews: { offerNews: boolean, recordedTotal: number, recorded: Array<{ id: string, name: string, at: string, route: string, properties: Array<{ name: string, value: string }> }> } };

export type MemberFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number };

export type TeamQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
}>;


export type TeamQuery = { team: { total: number, members: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number }> } };

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

export const CertificateFactsFragmentDoc = gql`
    fragment CertificateFacts on Certificate {
  id
  type
  holder
  issuer
  number
  issuedOn
  expiresOn
  daysLeft
  remindDays
  recipients {
    id
    name
    isSelf
    isActive
  }
  snoozedUntil
  remindersStopped
  file {
    name
    size
  }
  version
}
    `;
export const CompanyFactsFragmentDoc = gql`
    fragment CompanyFacts on Company {
  id
  name
  typeName
  source
  timeZone
  usualTimeZone
  partners {
    id
    title
    path
  }
}
    `;
export const PrivacyFactsFragmentDoc = gql`
    fragment PrivacyFacts on Privacy {
  offerNews
  recorded {
    id
    name
    at
    route
    properties {
      name
      value
    }
  }
  recordedTotal
}
    `;
export const MemberFragmentDoc = gql`
    fragment Member on TeamMember {
  id
  firstName
  lastName
  email
  phone
  role
  status
  invitationEndsAt
  lastLogInAt
  isSelf
  version
}
    `;
export const CertificatesDocument = gql`
    query Certificates($page: Int!, $size: Int!) {
  certificates(page: $page, size: $size) {
    certificates {
      ...CertificateFacts
    }
    total
  }
}
    ${CertificateFactsFragmentDoc}`;
export function useCertificatesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CertificatesQuery, CertificatesQueryVariables> & ({ variables: CertificatesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CertificatesQuery, CertificatesQueryVariables>(CertificatesDocument, options);
      }
export function useCertificatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CertificatesQuery, CertificatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CertificatesQuery, CertificatesQueryVariables>(CertificatesDocument, options);
        }
export type CertificatesQueryHookResult = ReturnType<typeof useCertificatesQuery>;
export type CertificatesLazyQueryHookResult = ReturnType<typeof useCertificatesLazyQuery>;
export type CertificatesQueryResult = ApolloReactCommon.QueryResult<CertificatesQuery, CertificatesQueryVariables>;
export const CertificateDocument = gql`
    query Certificate($id: ID!) {
  certificate(id: $id) {
    ...CertificateFacts
  }
}
    ${CertificateFactsFragmentDoc}`;
export function useCertificateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CertificateQuery, CertificateQueryVariables> & ({ variables: CertificateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CertificateQuery, CertificateQueryVariables>(CertificateDocument, options);
      }
export function useCertificateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CertificateQuery, CertificateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CertificateQuery, CertificateQueryVariables>(CertificateDocument, options);
        }
export type CertificateQueryHookResult = ReturnType<typeof useCertificateQuery>;
export type CertificateLazyQueryHookResult = ReturnType<typeof useCertificateLazyQuery>;
export type CertificateQueryResult = ApolloReactCommon.QueryResult<CertificateQuery, CertificateQueryVariables>;
export const AddCertificateDocument = gql`
    mutation AddCertificate($key: String!, $certificate: CertificateInput!) {
  addCertificate(key: $key, certificate: $certificate) {
    ...CertificateFacts
  }
}
    ${CertificateFactsFragmentDoc}`;
export function useAddCertificateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddCertificateMutation, AddCertificateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddCertificateMutation, AddCertificateMutationVariables>(AddCertificateDocument, options);
      }
export type AddCertificateMutationHookResult = ReturnType<typeof useAddCertificateMutation>;
export type AddCertificateMutationResult = ApolloReactCommon.MutationResult<AddCertificateMutation>;
export const ChangeCertificateDocument = gql`
    mutation ChangeCertificate($id: ID!, $version: Int!, $certificate: CertificateInput!) {
  changeCertificate(id: $id, version: $version, certificate: $certificate) {
    ...CertificateFacts
  }
}
    ${CertificateFactsFragmentDoc}`;
export function useChangeCertificateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeCertificateMutation, ChangeCertificateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeCertificateMutation, ChangeCertificateMutationVariables>(ChangeCertificateDocument, options);
      }
export type ChangeCertificateMutationHookResult = ReturnType<typeof useChangeCertificateMutation>;
export type ChangeCertificateMutationResult = ApolloReactCommon.MutationResult<ChangeCertificateMutation>;
export const RenewCertificateDocument = gql`
    mutation RenewCertificate($key: String!, $id: ID!, $version: Int!, $certificate: CertificateInput!) {
  renewCertificate(
    key: $key
    id: $id
    version: $version
    certificate: $certificate
  ) {
    ...CertificateFacts
  }
}
    ${CertificateFactsFragmentDoc}`;
export function useRenewCertificateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewCertificateMutation, RenewCertificateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewCertificateMutation, RenewCertificateMutationVariables>(RenewCertificateDocument, options);
      }
export type RenewCertificateMutationHookResult = ReturnType<typeof useRenewCertificateMutation>;
export type RenewCertificateMutationResult = ApolloReactCommon.MutationResult<RenewCertificateMutation>;
export const MoveRemindersDocument = gql`
    mutation MoveReminders($id: ID!, $version: Int!, $move: ReminderMove!) {
  moveReminders(id: $id, version: $version, move: $move) {
    ...CertificateFacts
  }
}
    ${CertificateFactsFragmentDoc}`;
export function useMoveRemindersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MoveRemindersMutation, MoveRemindersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveRemindersMutation, MoveRemindersMutationVariables>(MoveRemindersDocument, options);
      }
export type MoveRemindersMutationHookResult = ReturnType<typeof useMoveRemindersMutation>;
export type MoveRemindersMutationResult = ApolloReactCommon.MutationResult<MoveRemindersMutation>;
export const DeleteCertificateDocument = gql`
    mutation DeleteCertificate($id: ID!, $version: Int!) {
  deleteCertificate(id: $id, version: $version)
}
    `;
export function useDeleteCertificateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCertificateMutation, DeleteCertificateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCertificateMutation, DeleteCertificateMutationVariables>(DeleteCertificateDocument, options);
      }
export type DeleteCertificateMutationHookResult = ReturnType<typeof useDeleteCertificateMutation>;
export type DeleteCertificateMutationResult = ApolloReactCommon.MutationResult<DeleteCertificateMutation>;
export const CompanyDocument = gql`
    query Company {
  company {
    ...CompanyFacts
  }
}
    ${CompanyFactsFragmentDoc}`;
export function useCompanyQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyQuery, CompanyQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
      }
export function useCompanyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyQuery, CompanyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
        }
export type CompanyQueryHookResult = ReturnType<typeof useCompanyQuery>;
export type CompanyLazyQueryHookResult = ReturnType<typeof useCompanyLazyQuery>;
export type CompanyQueryResult = ApolloReactCommon.QueryResult<CompanyQuery, CompanyQueryVariables>;
export const CompanyClockDocument = gql`
    query CompanyClock {
  company {
    id
    timeZone
    usualTimeZone
  }
}
    `;
export function useCompanyClockQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyClockQuery, CompanyClockQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyClockQuery, CompanyClockQueryVariables>(CompanyClockDocument, options);
      }
export function useCompanyClockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyClockQuery, CompanyClockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyClockQuery, CompanyClockQueryVariables>(CompanyClockDocument, options);
        }
export type CompanyClockQueryHookResult = ReturnType<typeof useCompanyClockQuery>;
export type CompanyClockLazyQueryHookResult = ReturnType<typeof useCompanyClockLazyQuery>;
export type CompanyClockQueryResult = ApolloReactCommon.QueryResult<CompanyClockQuery, CompanyClockQueryVariables>;
export const ChooseTimeZoneDocument = gql`
    mutation ChooseTimeZone($timeZone: String!) {
  chooseTimeZone(timeZone: $timeZone) {
    ...CompanyFacts
  }
}
    ${CompanyFactsFragmentDoc}`;
export function useChooseTimeZoneMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChooseTimeZoneMutation, ChooseTimeZoneMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChooseTimeZoneMutation, ChooseTimeZoneMutationVariables>(ChooseTimeZoneDocument, options);
      }
export type ChooseTimeZoneMutationHookResult = ReturnType<typeof useChooseTimeZoneMutation>;
export type ChooseTimeZoneMutationResult = ApolloReactCommon.MutationResult<ChooseTimeZoneMutation>;
export const PrivacyDocument = gql`
    query Privacy {
  privacy {
    ...PrivacyFacts
  }
}
    ${PrivacyFactsFragmentDoc}`;
export function usePrivacyQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PrivacyQuery, PrivacyQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrivacyQuery, PrivacyQueryVariables>(PrivacyDocument, options);
      }
export function usePrivacyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PrivacyQuery, PrivacyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrivacyQuery, PrivacyQueryVariables>(PrivacyDocument, options);
        }
export type PrivacyQueryHookResult = ReturnType<typeof usePrivacyQuery>;
export type PrivacyLazyQueryHookResult = ReturnType<typeof usePrivacyLazyQuery>;
export type PrivacyQueryResult = ApolloReactCommon.QueryResult<PrivacyQuery, PrivacyQueryVariables>;
export const ChooseOfferNewsDocument = gql`
    mutation ChooseOfferNews($offerNews: Boolean!) {
  chooseOfferNews(offerNews: $offerNews) {
    ...PrivacyFacts
  }
}
    ${PrivacyFactsFragmentDoc}`;
export function useChooseOfferNewsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChooseOfferNewsMutation, ChooseOfferNewsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChooseOfferNewsMutation, ChooseOfferNewsMutationVariables>(ChooseOfferNewsDocument, options);
      }
export type ChooseOfferNewsMutationHookResult = ReturnType<typeof useChooseOfferNewsMutation>;
export type ChooseOfferNewsMutationResult = ApolloReactCommon.MutationResult<ChooseOfferNewsMutation>;
export const TeamDocument = gql`
    query Team($page: Int!, $size: Int!, $search: String) {
  team(page: $page, size: $size, search: $search) {
    members {
      ...Member
    }
    total
  }
}
    ${MemberFragmentDoc}`;
export function useTeamQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TeamQuery, TeamQueryVariables> & ({ variables: TeamQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TeamQuery, TeamQueryVariables>(TeamDocument, options);
      }
export function useTeamLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TeamQuery, TeamQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TeamQuery, TeamQueryVariables>(TeamDocument, options);
        }
export type TeamQueryHookResult = ReturnType<typeof useTeamQuery>;
export type TeamLazyQueryHookResult = ReturnType<typeof useTeamLazyQuery>;
export type TeamQueryResult = ApolloReactCommon.QueryResult<TeamQuery, TeamQueryVariables>;
export const TeamMemberDocument = gql`
    query TeamMember($id: ID!) {
  teamMember(id: $id) {
    ...Member
  }
}
    ${MemberFragmentDoc}`;
export function useTeamMemberQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TeamMemberQuery, TeamMemberQueryVariables> & ({ variables: TeamMemberQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TeamMemberQuery, TeamMemberQueryVariables>(TeamMemberDocument, options);
      }
export function useTeamMemberLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TeamMemberQuery, TeamMemberQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TeamMemberQuery, TeamMemberQueryVariables>(TeamMemberDocument, options);
        }
export type TeamMemberQueryHookResult = ReturnType<typeof useTeamMemberQuery>;
export type TeamMemberLazyQueryHookResult = ReturnType<typeof useTeamMemberLazyQuery>;
export type TeamMemberQueryResult = ApolloReactCommon.QueryResult<TeamMemberQuery, TeamMemberQueryVariables>;
export const InviteMemberDocument = gql`
    mutation InviteMember($invitation: InvitationInput!) {
  inviteMember(invitation: $invitation) {
    ...Member
  }
}
    ${MemberFragmentDoc}`;
export function useInviteMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<InviteMemberMutation, InviteMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<InviteMemberMutation, InviteMemberMutationVariables>(InviteMemberDocument, options);
      }
export type InviteMemberMutationHookResult = ReturnType<typeof useInviteMemberMutation>;
export type InviteMemberMutationResult = ApolloReactCommon.MutationResult<InviteMemberMutation>;
export const ResendInvitationDocument = gql`
    mutation ResendInvitation($id: ID!) {
  resendInvitation(id: $id) {
    ...Member
  }
}
    ${MemberFragmentDoc}`;
export function useResendInvitationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendInvitationMutation, ResendInvitationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendInvitationMutation, ResendInvitationMutationVariables>(ResendInvitationDocument, options);
      }
export type ResendInvitationMutationHookResult = ReturnType<typeof useResendInvitationMutation>;
export type ResendInvitationMutationResult = ApolloReactCommon.MutationResult<ResendInvitationMutation>;
export const CreateInvitationLinkDocument = gql`
    mutation CreateInvitationLink($id: ID!) {
  createInvitationLink(id: $id) {
    url
    endsAt
  }
}
    `;
export function useCreateInvitationLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateInvitationLinkMutation, CreateInvitationLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateInvitationLinkMutation, CreateInvitationLinkMutationVariables>(CreateInvitationLinkDocument, options);
      }
export type CreateInvitationLinkMutationHookResult = ReturnType<typeof useCreateInvitationLinkMutation>;
export type CreateInvitationLinkMutationResult = ApolloReactCommon.MutationResult<CreateInvitationLinkMutation>;
export const ChangeMemberRoleDocument = gql`
    mutation ChangeMemberRole($id: ID!, $version: Int!, $role: MemberRole!) {
  changeMemberRole(id: $id, version: $version, role: $role) {
    ...Member
  }
}
    ${MemberFragmentDoc}`;
export function useChangeMemberRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>(ChangeMemberRoleDocument, options);
      }
export type ChangeMemberRoleMutationHookResult = ReturnType<typeof useChangeMemberRoleMutation>;
export type ChangeMemberRoleMutationResult = ApolloReactCommon.MutationResult<ChangeMemberRoleMutation>;
export const DeactivateMemberDocument = gql`
    mutation DeactivateMember($id: ID!, $version: Int!) {
  deactivateMember(id: $id, version: $version) {
    ...Member
  }
}
    ${MemberFragmentDoc}`;
export function useDeactivateMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeactivateMemberMutation, DeactivateMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeactivateMemberMutation, DeactivateMemberMutationVariables>(DeactivateMemberDocument, options);
      }
export type DeactivateMemberMutationHookResult = ReturnType<typeof useDeactivateMemberMutation>;
export type DeactivateMemberMutationResult = ApolloReactCommon.MutationResult<DeactivateMemberMutation>;
export const ReactivateMemberDocument = gql`
    mutation ReactivateMember($id: ID!, $version: Int!) {
  reactivateMember(id: $id, version: $version) {
    ...Member
  }
}
    ${MemberFragmentDoc}`;
export function useReactivateMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReactivateMemberMutation, ReactivateMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReactivateMemberMutation, ReactivateMemberMutationVariables>(ReactivateMemberDocument, options);
      }
export type ReactivateMemberMutationHookResult = ReturnType<typeof useReactivateMemberMutation>;
export type ReactivateMemberMutationResult = ApolloReactCommon.MutationResult<ReactivateMemberMutation>;