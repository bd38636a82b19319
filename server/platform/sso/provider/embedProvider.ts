import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { CustomFetch } from 'openid-client';
import { describeError } from '#server/platform/http/describeError.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { ExternalIdentityProvider, Settings } from '#server/platform/settings/settings.ts';
import { createAccountStore } from './accounts.ts';
import { choiceRoutes } from './choiceRoutes.ts';
import { createProvider } from './createProvider.ts';
import { providerPath, providerRoutes } from './providerRoutes.ts';

interface EmbedOptions extends Pick<Settings, 'mode' | 'sampleData'>, Pick<Services, 'publicUrl'> {
  readonly redirectUri: () => string;
}

/** Serves the embedded identity provider on the product's server, under `/idp` of the public address. */
export function embedProvider(
  app: FastifyInstance,
  { mode, sampleData, publicUrl, redirectUri }: EmbedOptions,
) {
  const accounts = createAccountStore();
  const client = { clientId: 'marketplace', clientSecret: randomBytes(32).toString('base64url') };
  const issuer = () => publicUrl() + providerPath;

  let created: Promise<Provider> | undefined;
  const provider = () => (created ??= create());
  const create = async () => {
    const made = await createProvider({
      mode,
      issuer: issuer(),
      redirectUri: redirectUri(),
      accounts,
      ...client,
    });
    made.on('server_error', (_context, error) => {
      app.log.error({ err: describeError(error) }, 'embedded identity provider');
    });
    return made;
  };

  providerRoutes(app, provider);
  choiceRoutes(app, { provider, accounts, hasSamplePeople: sampleData });
  return {
    /** Returns issuer and credentials for the relying party. Call it only when the server listens. */
    provider: (): ExternalIdentityProvider => ({ issuer: issuer(), ...client }),
    fetch: fetchWithin(app, publicUrl),
  };
}

/** Creates a `fetch` that calls this server without the network: perhaps only browsers can reach the public address. */
function fetchWithin(app: FastifyInstance, publicUrl: () => string): CustomFetch {
  return async (address, { method, headers, body }) => {
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: address.slice(publicUrl().length),
      headers,
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
}
