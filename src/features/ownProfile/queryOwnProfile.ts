import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { OwnProfileDocument } from '#graphql/profileHooks.ts';

/** Asks for what My profile shows ahead of its drawing, on each visit: what was recorded grows meanwhile. */
export function queryOwnProfile(client: ApolloClient, aheadOf: string): Promise<void> {
  return askAhead(client, OwnProfileDocument, {}, { aheadOf, isAskedAnew: true });
}
