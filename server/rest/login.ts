import type { FastifyInstance } from 'fastify';
import { credentialsSchema, type TokenAnswer } from '#domain/credentials.ts';
import { accessTokenLife } from '#server/auth/tokens.ts';
import { logIn } from '#server/commands/logIn.ts';
import { parse } from '#server/http/parse.ts';
import { presentUserInfo } from '#server/present/userInfo.ts';
import type { Services } from '#server/services.ts';

export function loginRoute(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'POST',
    url: '/api/app/anonymous/login',
    handler: async (request): Promise<TokenAnswer> => {
      const credentials = parse(credentialsSchema, request.body);
      const { person, sessionId, refreshToken } = await logIn(services, credentials);
      return {
        accessToken: await services.tokens.issue({ userId: person.user.id, sessionId }),
        refreshToken,
        expiresIn: accessTokenLife,
        userInfo: presentUserInfo(person),
      };
    },
  });
}
