import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenResponse } from '#domain/tokens.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

/** Secret with which the product signs, and with which the bare server verifies. */
export const secret = 'a secret of the measurement, longer than thirty-two characters';

const operations = readFileSync(join(projectRoot, 'graphql/operations/dashboard.graphql'), 'utf8');
const [fragment] = /^fragment OfferFacts [^]*?^}/m.exec(operations) ?? [];

/** The offers of the dashboard, without the offers that its customer lacks. */
export const offersQuery = `query DashboardOffers { offers { ...OfferFacts } } ${fragment}`;

export async function requestLogIn(address: string, email: string): Promise<TokenResponse> {
  const answer = await fetch(`${address}/api/app/anonymous/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: samplePassword }),
  });
  if (!answer.ok) throw new Error(`A log-in was answered ${answer.status}`);
  return (await answer.json()) as TokenResponse;
}

/** Logs the owner in, and returns the access token. */
export async function logIn(address: string): Promise<string> {
  return (await requestLogIn(address, 'owner@lintel.test')).accessToken;
}
