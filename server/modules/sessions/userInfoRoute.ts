import type { FastifyInstance } from 'fastify';
import type { UserInfo } from '#domain/userInfo.ts';
import type { Services } from '#server/platform/services/services.ts';
import { toUserInfo } from './toUserInfo.ts';

export function userInfoRoute(app: FastifyInstance, { authorizer }: Services): void {
  app.route({
    method: 'GET',
    url: '/api/app/user-query/user-info',
    handler: async (request): Promise<UserInfo> => {
      const person = await authorizer.requireSignedIn(request.headers.authorization);
      return toUserInfo(person);
    },
  });
}
