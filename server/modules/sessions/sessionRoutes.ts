import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { credentialsSchema } from '#domain/credentials.ts';
import { sessionRenewalSchema, type TokenResponse } from '#domain/tokens.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Services } from '#server/platform/services/services.ts';
import { countLogIn } from './countLogIn.ts';
import { issueTokens } from './issueTokens.ts';
import { logIn } from './logIn.ts';
import { renewSession } from './renewSession.ts';
import { toUserInfo } from './toUserInfo.ts';

/** Routes for log-in by password, renewal of a session, log-out, and the signed-in person. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, authorizer, instruments } = services;
  app.route({
    method: 'POST',
    url: '/api/app/anonymous/login',
    handler: async (request): Promise<TokenResponse> => {
      const credentials = parse(credentialsSchema, request.body);
      const session = await countLogIn(instruments, 'password', () =>
        logIn(services, credentials, callerNetwork(request)),
      );
      return issueTokens(session, services, request.facts);
    },
  });
  app.route({
    method: 'POST',
    url: '/api/app/anonymous/refresh-token',
    handler: async (request): Promise<TokenResponse> => {
      const { refreshToken } = parse(sessionRenewalSchema, request.body);
      const session = await renewSession(services, refreshToken, () => request.raw.socket.destroyed);
      return issueTokens(session, services, request.facts);
    },
  });
  app.route({
    method: 'POST',
    url: '/api/app/account/logout',
    handler: async (request, reply) => {
      // Accepts an expired access token, since people log out of tabs that were suspended.
      const { sessionId } = await authorizer.requireToken(request);
      await endSessions(db, eq(sessions.id, sessionId));
      return reply.code(204).send();
    },
  });
  app.route({
    method: 'GET',
    url: '/api/app/user-query/user-info',
    handler: async (request): Promise<UserInfo> => {
      return toUserInfo(await authorizer.requireSignedIn(request));
    },
  });
}
