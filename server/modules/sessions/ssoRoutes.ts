import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { paths } from '#domain/paths.ts';
import { ssoExchangePath, ssoExchangeSchema, type SsoResponse } from '#domain/singleSignOn.ts';
import { readRegistrantSecret } from '#server/platform/auth/registrantCookie.ts';
import { restrictToThisMachine } from '#server/platform/http/fromThisMachine.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { rootCauseMessage } from '#server/platform/settings/startupError.ts';
import { readSsoBrowserSecret } from '#server/platform/sso/ssoAttempts.ts';
import { ssoLoginRoute } from '#server/platform/sso/loginRoute.ts';
import { embedProvider } from '#server/platform/sso/provider/embedProvider.ts';
import type { Identity } from '#server/platform/sso/identity.ts';
import { ssoInvalid } from '#server/platform/sso/providerFailure.ts';
import { createRelyingParty, type RelyingParty } from '#server/platform/sso/relyingParty.ts';
import { spendAttempt } from '#server/platform/sso/ssoAttempts.ts';
import { countLogIn } from './countLogIn.ts';
import { issueTokens } from './issueTokens.ts';
import { logInBySingleSignOn } from './logInBySingleSignOn.ts';

/** Routes for single sign-on by the identity provider of the settings, which may be embedded; none without one. */
export function ssoRoutes(app: FastifyInstance, services: Services, settings: Settings): void {
  const { identityProvider } = settings;
  if (identityProvider === null) return;
  const redirectUri = () => services.publicUrl() + paths.ssoCallback;

  // Registers the cookie plugin in this scope alone: besides these routes only GraphQL, in its own, reads cookies.
  app.register(async (scope) => {
    const isEmbedded = identityProvider === 'embedded';
    // Serves this machine only, since the embedded provider lets anybody log in as anybody.
    if (isEmbedded) restrictToThisMachine(scope);
    const { provider, fetch } = isEmbedded
      ? embedProvider(scope, { ...settings, publicUrl: services.publicUrl, redirectUri })
      : { provider: () => identityProvider, fetch: undefined };

    let created: RelyingParty | undefined;
    // Created on first use, since the server knows its address only once it listens.
    const relyingParty = () => {
      created ??= createRelyingParty({ redirectUri: redirectUri(), provider: provider(), fetch });
      return created;
    };

    await scope.register(fastifyCookie);
    ssoLoginRoute(scope, services, relyingParty);
    ssoExchangeRoute(scope, services, relyingParty);
  });
}

/** Route that exchanges the identity provider's response for a session; each attempt to log in can be used once. */
function ssoExchangeRoute(app: FastifyInstance, services: Services, relyingParty: () => RelyingParty): void {
  app.route({
    method: 'POST',
    url: ssoExchangePath,
    handler: async (request): Promise<SsoResponse> => {
      const sent = parse(ssoExchangeSchema, request.body);
      return countLogIn(services.instruments, 'sso', async () => {
        const browserSecret = readSsoBrowserSecret(request);
        const attempt = browserSecret && (await spendAttempt(services.db, sent.state, browserSecret));
        if (!attempt) throw ssoInvalid();
        let identity: Identity;
        try {
          identity = await relyingParty().identify(sent, attempt);
        } catch (error) {
          request.facts.reason = rootCauseMessage(error);
          throw error;
        }
        const session = await logInBySingleSignOn(services.db, identity, readRegistrantSecret(request));
        return { ...issueTokens(session, services, request.facts), returnUrl: attempt.returnUrl };
      });
    },
  });
}
