import type { ApolloClient } from '@apollo/client';
import { ProductRequestsDocument } from '#graphql/hooks.ts';

/** Asks for the person's requests ahead of their drawing, which then finds them under way. */
export async function queryProductRequests(client: ApolloClient): Promise<void> {
  await client.query({ query: ProductRequestsDocument });
}
