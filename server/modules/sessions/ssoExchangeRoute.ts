import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ssoExchangePath,
  ssoExchangeSchema,
  type SsoAnswer,
  type SsoExchange,
} from '#domain/singleSignOn.ts';
import { registrantSecretOf } from '#server/platform/auth/registrantCookie.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Services } from '#server/platform/services/services.ts';
import { reasonOf } from '#server/platform/settings/startupError.ts';
import { browserSecretOf, spendAttempt, type Attempt } from '#server/platform/sso/ssoAttempts.ts';
import type { Identity } from '#server/platform/sso/identity.ts';
import { ssoInvalid } from '#server/platform/sso/providerFailure.ts';
import type { RelyingParty } from '#server/platform/sso/relyingParty.ts';
import { enterBySingleSignOn } from './enterBySingleSignOn.ts';
import { toTokens } from './toTokens.ts';

/** What the identity provider sent with the person, for a session. Each log-in that began is good for one try. */
export function ssoExchangeRoute(
  app: FastifyInstance,
  services: Services,
  relyingParty: () => RelyingParty,
): void {
  async function identify(sent: SsoExchange, attempt: Attempt, { log }: FastifyRequest): Promise<Identity> {
    try {
      return await relyingParty().identify(sent, attempt);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'identity provider');
      throw error;
    }
  }

  app.route({
    method: 'POST',
    url: ssoExchangePath,
    handler: async (request): Promise<SsoAnswer> => {
      const sent = parse(ssoExchangeSchema, request.body);
      const browserSecret = browserSecretOf(request);
      const attempt = browserSecret && (await spendAttempt(services.db, sent.state, browserSecret));
      if (!attempt) throw ssoInvalid();
      const identity = await identify(sent, attempt, request);
      const session = await enterBySingleSignOn(services.db, identity, registrantSecretOf(request));
      return { ...(await toTokens(session, services)), returnUrl: attempt.returnUrl };
    },
  });
}
