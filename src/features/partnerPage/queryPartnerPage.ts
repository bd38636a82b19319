import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { PartnerPageDocument } from '#graphql/hooks.ts';

/** Asks for what a partner's page says ahead of its drawing, which then finds it under way. */
export async function queryPartnerPage(
  client: ApolloClient,
  path: string,
  isVisitor: boolean,
): Promise<void> {
  await askAhead(client, PartnerPageDocument, { path }, { noAuth: isVisitor, aheadOf: path });
}
