import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
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
import type { ExternalIdentityProvider } from '#server/platform/settings/settings.ts';
import { confirmedEmailOf, type Identity } from './identity.ts';
import { toProblem } from './providerFailure.ts';
import type { Attempt } from './ssoAttempts.ts';

/** Timeouts: seconds for one call to the provider, and milliseconds for all calls of an exchange (security S9). */
const callTimeout = 4;
const exchangeTimeout = 9_000;
/** Milliseconds for which the provider's metadata are cached: short, so that an outage is noticed. */
const metadataLife = 60_000;

/** The product as a client of the identity provider (OpenID Connect Core, authorization code flow). */
export interface RelyingParty {
  /** Returns the provider's address at which the person continues. @throws {Problem} SSO_UNAVAILABLE */
  readonly authorizationUrl: (attempt: Attempt & { readonly state: string }) => Promise<string>;
  /** Exchanges the code for the identity. @throws {Problem} SSO_INVALID, or SSO_UNAVAILABLE within ten seconds */
  readonly identify: (sent: SsoExchange, attempt: Attempt) => Promise<Identity>;
}

interface RelyingPartyParts {
  readonly provider: ExternalIdentityProvider;
  /** Address to which the provider redirects people after the log-in. */
  readonly redirectUri: string;
  readonly fetch?: CustomFetch | undefined;
}

export function createRelyingParty(parts: RelyingPartyParts): RelyingParty {
  const { redirectUri } = parts;
  const configuration = cacheFor(metadataLife, () => discover(parts));
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
      const timeout = delay(exchangeTimeout, undefined, { ref: false }).then((): never => {
        throw new DOMException('It took too long', 'TimeoutError');
      });
      try {
        return await Promise.race([exchange(configuration(), redirectUri, sent, attempt), timeout]);
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
  // A response without `iss` can only be from the one provider; a wrong `iss` is refused.
  callback.search = new URLSearchParams({ code, iss: iss ?? issuer }).toString();
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  // The email may be in the token or at the provider's endpoint (Core, section 5.4).
  const isComplete = claims['email'] !== undefined || userInfoEndpoint === undefined;
  const userInfo = isComplete ? claims : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { issuer: claims.iss, subject: claims.sub, email: confirmedEmailOf(userInfo) };
}

async function discover({ provider, fetch }: RelyingPartyParts): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  const isPlain = issuer.startsWith('http:');
  const extensions = [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])];
  const options = { timeout: callTimeout, execute: extensions, ...(fetch && { [customFetch]: fetch }) };
  return discovery(new URL(issuer), clientId, undefined, authenticate(clientSecret), options);
}

/** Sends the secret in a form field if supported, else in a header, which always is (Discovery, section 3). */
function authenticate(clientSecret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    (isPost ? post : basic)(server, ...rest);
  };
}

/** Caches a value for `life` milliseconds; a failure is not cached. */
function cacheFor<Value>(life: number, load: () => Promise<Value>): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (cached && Date.now() < cached.until) return cached.value;
    const value = load();
    cached = { value, until: Date.now() + life };
    value.catch(() => {
      cached = null;
    });
    return value;
  };
}
