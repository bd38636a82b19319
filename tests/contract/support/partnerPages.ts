import type { PartnerPageQuery } from '#graphql/hooks.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { openApi } from './api.ts';
import { dataOf } from './gettingIn.ts';
import { askAs } from './signedIn.ts';

/** Email addresses of the viewers of partner pages. */
export const sampleAddresses = {
  administrator: 'admin@lintel.test',
  owner: 'owner@lintel.test',
  user: 'user@lintel.test',
  smallOwner: 'owner@birch.test',
  nobodysUser: 'user@newroof.test',
  affiliate: 'affiliate@lintel.test',
} as const;

export type SampleName = keyof typeof sampleAddresses | 'visitor';

/** Opens the API with all viewers logged in, and functions that send their operations. */
export async function openPartnerPages(open: () => Promise<OpenDatabase>) {
  const api = await openApi(await open());
  const entries = await Promise.all(
    Object.entries(sampleAddresses).map(async ([name, email]) => [name, await api.tokenOf(email)] as const),
  );
  const tokens: Partial<Record<SampleName, string>> = Object.fromEntries(entries);

  const ask = (name: SampleName, operation: string, variables: object) =>
    askAs(api, tokens[name], operation, variables);

  async function pageOf(name: SampleName, path: string) {
    return (dataOf(await ask(name, 'PartnerPage', { path })) as PartnerPageQuery).partnerPage;
  }
  return { api, ask, pageOf };
}

type PartnerPages = Awaited<ReturnType<typeof openPartnerPages>>;
export type AskByName = PartnerPages['ask'];
export type PageByName = PartnerPages['pageOf'];
