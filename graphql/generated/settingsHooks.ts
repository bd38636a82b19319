/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
const defaultOptions = {} as const;
export type CertificateType =
  | 'BUSINESS_LICENSE'
  | 'INSURANCE'
  | 'OTHER'
  | 'TAX_RESALE'
  | 'TRAINING'
  | 'WORKERS_COMPENSATION';

export type MemberRole =
  | 'owner'
  | 'user';

export type MemberStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

export type CertificateFactsFragment = { id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null };

export type CompanyFactsFragment = { id: string, name: string, typeName: string | null, source: string | null, address: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> };

export type MemberFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number };

export type CertificatesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type CertificatesQuery = { certificates: { total: number, certificates: Array<{ id: string, type: CertificateType, holder: string, issuer: string, number: string | null, issuedOn: string | null, expiresOn: string, daysLeft: number, remindDays: Array<number>, snoozedUntil: string | null, remindersStopped: boolean, version: number, recipients: Array<{ id: string, name: string, isSelf: boolean, isActive: boolean }>, file: { name: string, size: number } | null }> } };

export type CompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyQuery = { company: { id: string, name: string, typeName: string | null, source: string | null, address: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> } };

export type CompanyClockQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyClockQuery = { company: { id: string, timeZone: string | null, usualTimeZone: string } };

export type ChooseTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type ChooseTimeZoneMutation = { chooseTimeZone: { id: string, name: string, typeName: string | null, source: string | null, address: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> } };

export type KeepCompanyAddressMutationVariables = Exact<{
  address: string;
}>;


export type KeepCompanyAddressMutation = { keepCompanyAddress: { id: string, name: string, typeName: string | null, source: string | null, address: string | null, timeZone: string | null, usualTimeZone: string, partners: Array<{ id: number, title: string, path: string | null }> } };

export type TeamQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
}>;


export type TeamQuery = { team: { total: number, members: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, role: MemberRole, status: MemberStatus, invitationEndsAt: string | null, lastLogInAt: string | null, isSelf: boolean, version: number }> } };

export const CertificateFactsFragmentDoc: TypedDocumentNode<CertificateFactsFragment> = gql`
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
export const CompanyFactsFragmentDoc: TypedDocumentNode<CompanyFactsFragment> = gql`
    fragment CompanyFacts on Company {
  id
  name
  typeName
  source
  address
  timeZone
  usualTimeZone
  partners {
    id
    title
    path
  }
}
    `;
export const MemberFragmentDoc: TypedDocumentNode<MemberFragment> = gql`
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
export const CertificatesDocument: TypedDocumentNode<CertificatesQuery, CertificatesQueryVariables> = gql`
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
export const CompanyDocument: TypedDocumentNode<CompanyQuery, CompanyQueryVariables> = gql`
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
export const CompanyClockDocument: TypedDocumentNode<CompanyClockQuery, CompanyClockQueryVariables> = gql`
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
export const ChooseTimeZoneDocument: TypedDocumentNode<ChooseTimeZoneMutation, ChooseTimeZoneMutationVariables> = gql`
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
export const KeepCompanyAddressDocument: TypedDocumentNode<KeepCompanyAddressMutation, KeepCompanyAddressMutationVariables> = gql`
    mutation KeepCompanyAddress($address: String!) {
  keepCompanyAddress(address: $address) {
    ...CompanyFacts
  }
}
    ${CompanyFactsFragmentDoc}`;
export function useKeepCompanyAddressMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<KeepCompanyAddressMutation, KeepCompanyAddressMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<KeepCompanyAddressMutation, KeepCompanyAddressMutationVariables>(KeepCompanyAddressDocument, options);
      }
export const TeamDocument: TypedDocumentNode<TeamQuery, TeamQueryVariables> = gql`
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
