import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { readAdminSection, readFunnelPlace } from '#domain/adminAddress.ts';
import { FunnelDocument } from '#graphql/adminHooks.ts';

/** Asks for the numbers of a funnel ahead of their drawing, where an address names one. */
export async function queryFunnel(client: ApolloClient, search: string, aheadOf: string): Promise<void> {
  if (readAdminSection(search) !== 'funnels') return;
  const place = readFunnelPlace(search, new Date());
  await askAhead(client, FunnelDocument, { ...place }, { aheadOf, isAskedAnew: true });
}
