import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccountStore } from '#server/platform/sso/provider/accounts.ts';
import { choiceRoutes } from '#server/platform/sso/provider/choiceRoutes.ts';
import { createProvider } from '#server/platform/sso/provider/createProvider.ts';
import { providerRoutes } from '#server/platform/sso/provider/providerRoutes.ts';
import { openBrowser, type Browser } from './support/browser.ts';
import { choose } from './support/singleSignOn.ts';

/** The credentials of the client, which the test knows since it creates the provider itself. */
const client = { client_id: 'us', client_secret: 'our secret' };
const redirectUri = 'http://127.0.0.1:1/callback';
const verifier = 'v'.repeat(43);
let app: FastifyInstance;
let browser: Browser;
let code: string;

beforeEach(async () => {
  app = Fastify();
  const accounts = createAccountStore();
  let made: ReturnType<typeof createProvider> | undefined;
  const provider = () => {
    made ??= createProvider({
      mode: 'test',
      issuer: `${app.listeningOrigin}/idp`,
      clientId: client.client_id,
      clientSecret: client.client_secret,
      redirectUri,
      accounts,
    });
    return made;
  };
  providerRoutes(app, provider);
  choiceRoutes(app, { provider, accounts, hasSamplePeople: true });
  browser = openBrowser(await app.listen({ host: '127.0.0.1', port: 0 }));
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  code =
    (await choose(browser, `/idp/auth?${query.toString()}`, { email: 'owner@lintel.test' }))['code'] ?? '';
});
afterEach(() => app.close());

async function redeem(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const form = { grant_type: 'authorization_code', redirect_uri: redirectUri, code_verifier: verifier };
  const answer = await browser.submit('/idp/token', { ...form, ...client, code, ...changes });
  return (await answer.json()) as Record<string, string>;
}

async function readUserInfo(token: string | undefined): Promise<[number, unknown]> {
  const answer = await fetch(`${app.listeningOrigin}/idp/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [answer.status, await answer.json()];
}

it('a code is redeemed once, and a second attempt revokes the tokens of the first', async () => {
  const { access_token: token, id_token: idToken = '' } = await redeem();
  expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'ES256' });
  expect(await readUserInfo(token)).toEqual([
    200,
    {
      sub: expect.stringMatching(/^[\w-]{43}$/),
      email: 'owner@lintel.test',
      email_verified: true,
      name: 'Dana Lee',
    },
  ]);
  expect(await redeem()).toMatchObject({ error: 'invalid_grant' });
  expect(await readUserInfo(token)).toMatchObject([401, { error: 'invalid_token' }]);
});

it.each([
  ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
  ['no verifier', { code_verifier: '' }, 'invalid_grant'],
  ['another redirect_uri', { redirect_uri: `${redirectUri}/more` }, 'invalid_grant'],
  ['another secret', { client_secret: 'x' }, 'invalid_client'],
  ['no secret', { client_secret: '' }, 'invalid_client'],
])('a code is not redeemed with %s', async (_what, changes, error) => {
  expect(await redeem(changes)).toMatchObject({ error });
});
