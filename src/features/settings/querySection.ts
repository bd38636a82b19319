import type { ApolloClient } from '@apollo/client';
import { askAhead } from '#api/askAhead.ts';
import { readSettingsSearch } from '#domain/settingsAddress.ts';
import { CertificatesDocument, CompanyDocument, TeamDocument } from '#graphql/settingsHooks.ts';

/**
 * Asks for what the section that an address names shows ahead of its drawing, on each visit: other owners change it
 * as well.
 */
export async function querySection(client: ApolloClient, search: string, aheadOf: string): Promise<void> {
  const { section, page, pageSize } = readSettingsSearch(search);
  const ahead = { aheadOf, isAskedAnew: true };
  const asked = { page, size: pageSize };
  switch (section) {
    case 'team':
      return askAhead(client, TeamDocument, asked, ahead);
    case 'certificates':
      return askAhead(client, CertificatesDocument, asked, ahead);
    case 'company':
    default:
      return askAhead(client, CompanyDocument, {}, ahead);
  }
}
