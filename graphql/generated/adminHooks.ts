/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** What a run that ends in a state counts as. */
export type FunnelEnd =
  /** It came to where the funnel leads, wherever it went then. */
  | 'ARRIVED'
  | 'CANCELLED'
  | 'FAILED'
  /** It was on its way still. */
  | 'GIVEN_UP'
  | 'REFUSED';

export type FunnelQueryVariables = Exact<{
  chart: string;
  from: string;
  to: string;
}>;


export type FunnelQuery = { funnel: { chart: string, version: number, runs: number, sampleRuns: number, asOf: string, outcomes: { arrived: number, cancelled: number, failed: number, refused: number, left: number, idle: number, underWay: number }, states: Array<{ number: number, name: string, sees: string, endsAs: FunnelEnd, since: number, reached: number, entered: number, left: number, idle: number, now: number, medianStay: number | null }>, transitions: Array<{ from: string | null, event: string, to: string | null, count: number, tracked: Array<string>, common: boolean }> } };


export const FunnelDocument = gql`
    query Funnel($chart: String!, $from: String!, $to: String!) {
  funnel(chart: $chart, from: $from, to: $to) {
    chart
    version
    runs
    sampleRuns
    asOf
    outcomes {
      arrived
      cancelled
      failed
      refused
      left
      idle
      underWay
    }
    states {
      number
      name
      sees
      endsAs
      since
      reached
      entered
      left
      idle
      now
      medianStay
    }
    transitions {
      from
      event
      to
      count
      tracked
      common
    }
  }
}
    `;
export function useFunnelQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FunnelQuery, FunnelQueryVariables> & ({ variables: FunnelQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FunnelQuery, FunnelQueryVariables>(FunnelDocument, options);
      }
export function useFunnelLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FunnelQuery, FunnelQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FunnelQuery, FunnelQueryVariables>(FunnelDocument, options);
        }
export type FunnelQueryHookResult = ReturnType<typeof useFunnelQuery>;
export type FunnelLazyQueryHookResult = ReturnType<typeof useFunnelLazyQuery>;
export type FunnelQueryResult = ApolloReactCommon.QueryResult<FunnelQuery, FunnelQueryVariables>;