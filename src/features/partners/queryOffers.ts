import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { DashboardOffersDocument } from '#graphql/hooks.ts';

/** Asks for the offers of the dashboard ahead of its drawing, which then finds them under way. */
export async function queryOffers(client: ApolloClient, aheadOf: string): Promise<void> {
  await askAhead(client, DashboardOffersDocument, {}, { aheadOf });
}
