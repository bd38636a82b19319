import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';

const [ownKeys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);

/** Fault of the stand-in. */
export interface Fault {
  readonly claims?: JWTPayload;
  readonly signedBy?: 'another key' | 'nobody';
  /** Response of the token endpoint in place of a token. */
  readonly answer?: (response: ServerResponse) => void;
  /** Response of every endpoint. */
  readonly isDown?: (response: ServerResponse) => void;
}

export interface StandInProvider {
  readonly issuer: string;
  /** Body of the last request for a token, with its authorization; null before it. */
  readonly tokenRequest: () => URLSearchParams | null;
  /** Sets the fault of the following calls. */
  readonly setFault: (fault: Fault) => void;
  /** Stands for the authorization endpoint: stores the nonce, and returns the parameters of the callback. */
  readonly authorize: (authorization: string) => Record<string, string>;
}

export const client = { OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'our secret & more' };

/** Starts an identity provider on loopback that identifies the sample owner, unless it has a fault. */
export async function startStandInProvider(): Promise<StandInProvider> {
  let fault: Fault = {};
  let nonce = '';
  let tokenRequest: URLSearchParams | null = null;

  const { origin: issuer } = await startLoopbackServer((request, response) => {
    if (fault.isDown) fault.isDown(response);
    else void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sendJson = (body: unknown) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return sendJson({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256', 'none'],
        });
      case '/keys':
        return sendJson({ keys: [{ ...(await exportJWK(ownKeys.publicKey)), alg: 'RS256', use: 'sig' }] });
      case '/token': {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        tokenRequest = new URLSearchParams(body);
        tokenRequest.set('authorization', request.headers.authorization ?? '');
        if (fault.answer) return fault.answer(response);
        return sendJson({ access_token: 'opaque', token_type: 'Bearer', id_token: await createToken() });
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
      ...fault.claims,
    };
    if (fault.signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
    const { privateKey } = fault.signedBy === 'another key' ? otherKeys : ownKeys;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  }

  return {
    issuer,
    tokenRequest: () => tokenRequest,
    setFault: (next) => {
      fault = next;
    },
    authorize: (authorization) => {
      const { searchParams } = new URL(authorization);
      nonce = searchParams.get('nonce') ?? '';
      return { code: 'a code', state: searchParams.get('state') ?? '', iss: issuer };
    },
  };
}
