import type { ApolloClient } from '@apollo/client';
import { readAdminSection, readFunnelPlace } from '#domain/adminAddress.ts';
import { FunnelDocument } from '#graphql/adminHooks.ts';

/** Asks for the numbers of a funnel ahead of their drawing, where an address names one. */
export async function queryFunnel(client: ApolloClient, search: string, aheadOf: string): Promise<void> {
  if (readAdminSection(search) !== 'funnels') return;
  await client.query({
    query: FunnelDocument,
    variables: { ...readFunnelPlace(search, new Date()) },
    fetchPolicy: 'network-only',
    context: { aheadOf },
  });
}
