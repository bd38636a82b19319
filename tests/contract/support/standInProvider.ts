import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';

const [ownKeys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);

/** How the provider's token differs from a right one. */
export interface Lie {
  readonly claims?: JWTPayload;
  readonly signedBy?: 'another key' | 'nobody';
  /** Answers the exchange in place of a token. */
  readonly answer?: (response: ServerResponse) => void;
  /** Is not there at all, for every call. */
  readonly isDown?: (response: ServerResponse) => void;
}

export interface StandInProvider {
  readonly issuer: string;
  /** What it is asked for the code, once it has been. */
  readonly asked: () => URLSearchParams | null;
  /** From now on. */
  readonly lie: (lie: Lie) => void;
  /** The authorization endpoint's part: takes the nonce of the request, and answers for a person. */
  readonly authorize: (authorization: string) => Record<string, string>;
}

export const client = { OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'our secret & more' };

/** An identity provider on loopback that answers as told: one that vouches for the sample owner, unless it lies. */
export async function startStandInProvider(): Promise<StandInProvider> {
  let lie: Lie = {};
  let nonce = '';
  let asked: URLSearchParams | null = null;

  const { origin: issuer } = await startLoopbackServer((request, response) => {
    if (lie.isDown) lie.isDown(response);
    else void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const tell = (body: unknown) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return tell({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256', 'none'],
        });
      case '/keys':
        return tell({ keys: [{ ...(await exportJWK(ownKeys.publicKey)), alg: 'RS256', use: 'sig' }] });
      case '/token': {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        asked = new URLSearchParams(body);
        asked.set('authorization', request.headers.authorization ?? '');
        if (lie.answer) return lie.answer(response);
        return tell({ access_token: 'opaque', token_type: 'Bearer', id_token: await createToken() });
      }
      case undefined:
      default:
        response.writeHead(404).end();
    }
  }

  async function createToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      sub: 'dana',
      aud: client.OIDC_CLIENT_ID,
      iat: now,
      exp: now + 60,
      nonce,
      email: 'owner@lintel.test',
      email_verified: true,
      ...lie.claims,
    };
    if (lie.signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
    const { privateKey } = lie.signedBy === 'another key' ? otherKeys : ownKeys;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  }

  return {
    issuer,
    asked: () => asked,
    lie: (next) => {
      lie = next;
    },
    authorize: (authorization) => {
      const { searchParams } = new URL(authorization);
      nonce = searchParams.get('nonce') ?? '';
      return { code: 'a code', state: searchParams.get('state') ?? '', iss: issuer };
    },
  };
}
