import type { ApolloClient } from '@apollo/client';
import { readSettingsSearch } from '#domain/settingsAddress.ts';
import {
  CertificatesDocument,
  CompanyDocument,
  PrivacyDocument,
  TeamDocument,
} from '#graphql/settingsHooks.ts';

const documents = {
  team: TeamDocument,
  certificates: CertificatesDocument,
  company: CompanyDocument,
  privacy: PrivacyDocument,
} as const;

/**
 * Asks for what the section that an address names shows ahead of its drawing, on each visit: other owners change it
 * as well.
 */
export async function querySection(client: ApolloClient, search: string, aheadOf: string): Promise<void> {
  const { section, page, pageSize } = readSettingsSearch(search);
  const isList = section === 'team' || section === 'certificates';
  await client.query({
    query: documents[section],
    variables: isList ? { page, size: pageSize } : {},
    fetchPolicy: 'network-only',
    context: { aheadOf },
  });
}
