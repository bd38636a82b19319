import type { FastifyInstance } from 'fastify';
import { credentialsSchema } from '#domain/credentials.ts';
import type { TokenAnswer } from '#domain/tokens.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Services } from '#server/platform/services/services.ts';
import { logIn } from './logIn.ts';
import { toTokens } from './toTokens.ts';

export function loginRoute(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'POST',
    url: '/api/app/anonymous/login',
    handler: async (request): Promise<TokenAnswer> => {
      const credentials = parse(credentialsSchema, request.body);
      const session = await logIn(services, credentials, callerNetwork(request));
      return toTokens(session, services);
    },
  });
}
