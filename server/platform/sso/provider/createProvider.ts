import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { ClientMetadata, JWK, Provider } from 'oidc-provider';
import type { ExternalIdentityProvider, Settings } from '#server/platform/settings/settings.ts';
import type { Account, AccountStore } from './accounts.ts';
import { renderRefusalPage } from './providerPage.ts';

const minute = 60;

interface ProviderParts extends ExternalIdentityProvider, Pick<Settings, 'mode'> {
  readonly redirectUri: string;
  readonly accounts: AccountStore;
}

/**
 * Creates the embedded identity provider, which lets anybody log in as anybody, to try out and test the product. Its
 * keys and accounts are lost when the process ends.
 * @throws {Error} in production
 */
export async function createProvider(parts: ProviderParts): Promise<Provider> {
  const { mode, issuer, clientId, accounts } = parts;
  if (mode === 'production') throw new Error('The embedded identity provider must not run in production');
  return withoutIntendedWarnings(async () => {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, {
      clients: [clientOf(parts)],
      jwks: { keys: [createKey()] },
      responseTypes: ['code'],
      scopes: ['openid', 'email', 'profile'],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      allowOmittingSingleRegisteredRedirectUri: false,
      clientBasedCORS: () => false,
      features: {
        devInteractions: { enabled: false },
        dPoP: { enabled: false },
        pushedAuthorizationRequests: { enabled: false },
        resourceIndicators: { enabled: false },
        rpInitiatedLogout: { enabled: false },
      },
      cookies: {
        keys: [randomBytes(32).toString('base64url')],
        // No request has this path, so that each log-in asks again.
        long: { path: `${new URL(issuer).pathname}/nobody`, httpOnly: true, sameSite: 'lax' },
        short: { httpOnly: true, sameSite: 'lax' },
      },
      ttl: {
        AccessToken: 5 * minute,
        AuthorizationCode: minute,
        Grant: 10 * minute,
        IdToken: 5 * minute,
        Interaction: 10 * minute,
        Session: 10 * minute,
      },
      interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
      findAccount: (_context, subject) => {
        const account = accounts.find(subject);
        return account && { accountId: subject, claims: () => claimsOf(subject, account) };
      },
      // Choosing a person counts as consent.
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId;
        const grant = new oidc.provider.Grant({ clientId, ...(accountId !== undefined && { accountId }) });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      renderError: (context, { error_description: reason, error }) => {
        const { text, policy } = renderRefusalPage(reason ?? error);
        context.type = 'html';
        context.set('content-security-policy', policy);
        context.body = text;
      },
    });
  });
}

function clientOf({ clientId, clientSecret, redirectUri }: ProviderParts): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [redirectUri],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
    id_token_signed_response_alg: 'ES256',
  };
}

function createKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
}

function claimsOf(subject: string, { email, isConfirmed, name }: Account) {
  return { sub: subject, email, email_verified: isConfirmed, ...(name !== '' && { name }) };
}

/** Warnings of the library to hide: that it stores all in memory, and does not support the oldest Node of our tests. */
const intendedWarnings =
  /oidc-provider WARNING: (?:Unsupported runtime|a quick start development-only in-memory adapter)/;

async function withoutIntendedWarnings<Value>(setUp: () => Promise<Value>): Promise<Value> {
  const { console } = globalThis;
  const warn = console.warn.bind(console);
  console.warn = (...words: unknown[]) => {
    if (!intendedWarnings.test(String(words[0]))) warn(...words);
  };
  try {
    return await setUp();
  } finally {
    console.warn = warn;
  }
}
