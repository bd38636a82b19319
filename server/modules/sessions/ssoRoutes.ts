import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { paths } from '#domain/paths.ts';
import { answerThisMachineOnly } from '#server/platform/http/fromThisMachine.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { ssoLoginRoute } from '#server/platform/sso/loginRoute.ts';
import { embedProvider } from '#server/platform/sso/provider/embedProvider.ts';
import { createRelyingParty, type RelyingParty } from '#server/platform/sso/relyingParty.ts';
import { ssoExchangeRoute } from './ssoExchangeRoute.ts';

/** Single sign-on, where an identity provider is set up; with the embedded one where there is no other. */
export function ssoRoutes(app: FastifyInstance, services: Services, settings: Settings): void {
  const { identityProvider } = settings;
  if (identityProvider === null) return;
  const redirectUri = () => services.publicUrl() + paths.ssoCallback;

  // The cookies' reader stays with the routes that look at cookies.
  app.register(async (scope) => {
    const isEmbedded = identityProvider === 'embedded';
    // It lets anybody be anybody.
    if (isEmbedded) answerThisMachineOnly(scope);
    const { provider, fetch } = isEmbedded
      ? embedProvider(scope, { ...settings, publicUrl: services.publicUrl, redirectUri })
      : { provider: () => identityProvider, fetch: undefined };

    let created: RelyingParty | undefined;
    /** Made when it is asked for: only a server that listens knows its address. */
    const relyingParty = () => {
      created ??= createRelyingParty({ redirectUri: redirectUri(), provider: provider(), fetch });
      return created;
    };

    await scope.register(fastifyCookie);
    ssoLoginRoute(scope, services, relyingParty);
    ssoExchangeRoute(scope, services, relyingParty);
  });
}
