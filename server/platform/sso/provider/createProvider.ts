import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { ClientMetadata, JWK, Provider } from 'oidc-provider';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { Account, Accounts } from './accounts.ts';
import { refusalPage } from './providerPage.ts';
import { quietly } from './quietly.ts';

const minute = 60;

interface ProviderParts {
  readonly mode: Settings['mode'];
  /** The address that the provider answers at. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly accounts: Accounts;
}

/**
 * The embedded identity provider. It lets anybody be anybody, so it is there to try the product out and to test it,
 * and for nothing else. Its keys and all it knows last as long as the process.
 * @throws {Error} in production
 */
export async function createProvider({
  mode,
  issuer,
  redirectUri,
  ...parts
}: ProviderParts): Promise<Provider> {
  if (mode === 'production') throw new Error('The embedded identity provider must not run in production');
  const { clientId, clientSecret, accounts } = parts;
  return quietly(async () => {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, {
      clients: [clientOf(clientId, clientSecret, redirectUri)],
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
        // Sent nowhere: whoever comes again is asked again who to be.
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
      // Whoever chose to continue has agreed.
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId;
        const grant = new oidc.provider.Grant({ clientId, ...(accountId !== undefined && { accountId }) });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      renderError: (context, { error_description: reason, error }) => {
        const { text, policy } = refusalPage(reason ?? error);
        context.type = 'html';
        context.set('content-security-policy', policy);
        context.body = text;
      },
    });
  });
}

function clientOf(clientId: string, clientSecret: string, redirectUri: string): ClientMetadata {
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
