import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { ProductRequestsDocument } from '#graphql/hooks.ts';

/** Asks for the person's requests ahead of their drawing, on each visit: others decide what becomes of them. */
export async function queryProductRequests(client: ApolloClient, aheadOf: string): Promise<void> {
  await askAhead(client, ProductRequestsDocument, {}, { aheadOf, isAskedAnew: true });
}
