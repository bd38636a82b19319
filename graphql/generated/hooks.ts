/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

export type DashboardOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardOffersQuery = { offers: Array<{ id: string, partnerId: number, benefit: string, value: string, state: OfferState, stateChangedOn: string | null, category: { id: string, name: string } }> };


export const DashboardOffersDocument = gql`
    query DashboardOffers {
  offers {
    id
    partnerId
    category {
      id
      name
    }
    benefit
    value
    state
    stateChangedOn
  }
}
    `;
export function useDashboardOffersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardOffersQuery, DashboardOffersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardOffersQuery, DashboardOffersQueryVariables>(DashboardOffersDocument, options);
      }
export function useDashboardOffersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardOffersQuery, DashboardOffersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardOffersQuery, DashboardOffersQueryVariables>(DashboardOffersDocument, options);
        }
export type DashboardOffersQueryHookResult = ReturnType<typeof useDashboardOffersQuery>;
export type DashboardOffersLazyQueryHookResult = ReturnType<typeof useDashboardOffersLazyQuery>;
export type DashboardOffersQueryResult = ApolloReactCommon.QueryResult<DashboardOffersQuery, DashboardOffersQueryVariables>;