import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenResponse } from '#domain/tokens.ts';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import type { Call, MeasuredServer } from './measuredServer.ts';

/** Secret with which the product signs, and with which the bare server verifies. */
export const secret = 'a secret of the measurement, longer than thirty-two characters';

const operations = readFileSync(join(projectRoot, 'graphql/operations/dashboard.graphql'), 'utf8');
const [fragment] = /^fragment OfferFacts [^]*?^}/m.exec(operations) ?? [];

/** The offers of the dashboard, without the offers that its customer lacks. */
export const offersQuery = `query DashboardOffers { offers { ...OfferFacts } } ${fragment}`;

/** Log-ins of the sample people, one after the other. */
export const logInsInTurn: Call = {
  path: '/api/app/anonymous/login',
  bodies: samplePeople
    .filter(({ invited }) => !invited)
    .map(({ email }) => ({ email, password: samplePassword })),
};

/** Logs the owner in, and returns the access token. */
export async function logIn(server: MeasuredServer): Promise<string> {
  const bodies = [{ email: 'owner@lintel.test', password: samplePassword }];
  return ((await server.ask({ ...logInsInTurn, bodies })) as TokenResponse).accessToken;
}
