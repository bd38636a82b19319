import type { ApolloClient } from '@apollo/client';
import { DashboardOffersDocument } from '#graphql/hooks.ts';

/** Asks for the offers of the dashboard ahead of its drawing, which then finds them under way. */
export async function queryOffers(client: ApolloClient, aheadOf: string): Promise<void> {
  await client.query({ query: DashboardOffersDocument, context: { aheadOf } });
}
