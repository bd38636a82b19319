import type { ApolloClient } from '@apollo/client';
import {
  PartnerStandingDocument,
  RequestPartnerDocument,
  type PartnerStandingQuery,
  type PartnerStandingQueryVariables,
  type RequestPartnerMutation,
  type RequestPartnerMutationVariables,
} from '#graphql/hooks.ts';

/** How the person's company stands with a partner. */
export type PartnerStanding = PartnerStandingQuery['partnerStanding'];

/** What people of a company call about a partner that it does not have. Each call rejects with a `CallFailure`. */
export function createPartnerRequestCalls(client: ApolloClient) {
  return {
    /** Asked anew at each visit: colleagues ask and administrators decide meanwhile. */
    read: async (variables: PartnerStandingQueryVariables): Promise<PartnerStanding> => {
      const { data, error } = await client.query<PartnerStandingQuery, PartnerStandingQueryVariables>({
        query: PartnerStandingDocument,
        variables,
        fetchPolicy: 'network-only',
        // The page tells it where the form would stand.
        context: { isToldByPage: true },
      });
      if (error) throw error;
      return (data as PartnerStandingQuery).partnerStanding;
    },
    ask: async (variables: RequestPartnerMutationVariables): Promise<void> => {
      const { error } = await client.mutate<RequestPartnerMutation, RequestPartnerMutationVariables>({
        mutation: RequestPartnerDocument,
        variables,
        // The form shows itself what the server refuses.
        context: { isToldByPage: true },
      });
      if (error) throw error;
    },
  };
}
