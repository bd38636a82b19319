/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
const defaultOptions = {} as const;
export type OwnProfileFactsFragment = { firstName: string, lastName: string, email: string, phone: string | null, hasPassword: boolean, referredBy: string | null };

export type PrivacyFactsFragment = { offerNews: boolean, recordedTotal: number, recorded: Array<{ id: string, name: string, at: string, route: string, properties: Array<{ name: string, value: string }> }> };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { ownProfile: { firstName: string, lastName: string, email: string, phone: string | null, hasPassword: boolean, referredBy: string | null }, privacy: { offerNews: boolean, recordedTotal: number, recorded: Array<{ id: string, name: string, at: string, route: string, properties: Array<{ name: string, value: string }> }> } };

export const OwnProfileFactsFragmentDoc: TypedDocumentNode<OwnProfileFactsFragment> = gql`
    fragment OwnProfileFacts on OwnProfile {
  firstName
  lastName
  email
  phone
  hasPassword
  referredBy
}
    `;
export const PrivacyFactsFragmentDoc: TypedDocumentNode<PrivacyFactsFragment> = gql`
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
export const OwnProfileDocument: TypedDocumentNode<OwnProfileQuery, OwnProfileQueryVariables> = gql`
    query OwnProfile {
  ownProfile {
    ...OwnProfileFacts
  }
  privacy {
    ...PrivacyFacts
  }
}
    ${OwnProfileFactsFragmentDoc}
${PrivacyFactsFragmentDoc}`;
export function useOwnProfileQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnProfileQuery, OwnProfileQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnProfileQuery, OwnProfileQueryVariables>(OwnProfileDocument, options);
      }
