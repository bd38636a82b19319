import { createHash } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import type { SsoExchange } from '#domain/singleSignOn.ts';
import type { ExternalProvider } from '#server/platform/settings/settings.ts';
import { confirmedEmailOf, type Identity } from './identity.ts';
import { inTime } from './inTime.ts';
import { toProblem } from './providerFailure.ts';
import type { Attempt } from './ssoAttempts.ts';

/** Seconds for one call to the provider, and milliseconds for all calls of an exchange (security S9). */
const callTimeout = 4;
const exchangeTimeout = 9_000;
/** Milliseconds for which the provider's description is kept: short, so that one that is down is noticed. */
const descriptionLife = 60_000;

/** The product as the identity provider knows it (OpenID Connect Core, authorization code flow). */
export interface RelyingParty {
  /** Where the person continues. @throws {Problem} SSO_UNAVAILABLE */
  readonly authorizationUrl: (attempt: Attempt & { readonly state: string }) => Promise<string>;
  /**
   * Exchanges the code for who the person is.
   * @throws {Problem} SSO_INVALID where anything about the answer is not right; SSO_UNAVAILABLE within ten seconds
   *   where there is none
   */
  readonly identify: (sent: SsoExchange, attempt: Attempt) => Promise<Identity>;
}

interface RelyingPartyParts {
  readonly provider: ExternalProvider;
  /** Where the provider sends people back. */
  readonly redirectUri: string;
  readonly fetch?: CustomFetch | undefined;
}

export function createRelyingParty(parts: RelyingPartyParts): RelyingParty {
  const { redirectUri } = parts;
  const configuration = keepFor(descriptionLife, () => discover(parts));
  return {
    authorizationUrl: async ({ state, nonce, codeVerifier }) => {
      const known = await configuration().catch((error: unknown) => {
        throw toProblem(error);
      });
      return buildAuthorizationUrl(known, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).href;
    },
    identify: async (sent, attempt) => {
      try {
        return await inTime(exchangeTimeout, exchange(configuration(), redirectUri, sent, attempt));
      } catch (error) {
        throw toProblem(error);
      }
    },
  };
}

async function exchange(
  discovered: Promise<Configuration>,
  redirectUri: string,
  { code, iss }: SsoExchange,
  { nonce, codeVerifier }: Attempt,
): Promise<Identity> {
  const configuration = await discovered;
  const { issuer, userinfo_endpoint: userInfoEndpoint } = configuration.serverMetadata();
  const callback = new URL(redirectUri);
  // There is one provider, so that an answer without `iss` cannot be another one's; a wrong one is refused.
  callback.search = new URLSearchParams({ code, iss: iss ?? issuer }).toString();
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  // Whether a provider tells the address in the token or at its endpoint is its choice (Core, section 5.4).
  const isTold = claims['email'] !== undefined || userInfoEndpoint === undefined;
  const told = isTold ? claims : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { issuer: claims.iss, subject: claims.sub, email: confirmedEmailOf(told) };
}

async function discover({ provider, fetch }: RelyingPartyParts): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  const isPlain = issuer.startsWith('http:');
  const extensions = [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])];
  const options = { timeout: callTimeout, execute: extensions, ...(fetch && { [customFetch]: fetch }) };
  return discovery(new URL(issuer), clientId, undefined, authenticate(clientSecret), options);
}

/** Sends the secret by form field where the provider lists that, else by header, which every provider takes (Discovery, section 3). */
function authenticate(clientSecret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    (isPost ? post : basic)(server, ...rest);
  };
}

/** Asks once in so many milliseconds; what failed is asked again. */
function keepFor<Value>(life: number, ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (kept && Date.now() < kept.until) return kept.value;
    const value = ask();
    kept = { value, until: Date.now() + life };
    value.catch(() => {
      kept = null;
    });
    return value;
  };
}
