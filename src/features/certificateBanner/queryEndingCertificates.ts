import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { EndingCertificatesDocument } from '#graphql/hooks.ts';

/** Asks for what is to be renewed ahead of its drawing, on each visit: other owners renew as well. */
export async function queryEndingCertificates(client: ApolloClient, aheadOf: string): Promise<void> {
  await askAhead(client, EndingCertificatesDocument, {}, { aheadOf, isAskedAnew: true, isBackground: true });
}
