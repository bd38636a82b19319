import type { FastifyInstance } from 'fastify';
import { renewalSchema, type TokenAnswer } from '#domain/tokens.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Services } from '#server/platform/services/services.ts';
import { toTokens } from './toTokens.ts';
import { renewSession } from './renewSession.ts';

export function refreshTokenRoute(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'POST',
    url: '/api/app/anonymous/refresh-token',
    handler: async (request): Promise<TokenAnswer> => {
      const { refreshToken } = parse(renewalSchema, request.body);
      const session = await renewSession(services, refreshToken, () => request.raw.socket.destroyed);
      return toTokens(session, services);
    },
  });
}
