import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services/services.ts';
import { logOut } from './logOut.ts';

/** A token that is over ends its session all the same: people log out of tabs that slept. */
export function logoutRoute(app: FastifyInstance, { db, authorizer }: Services): void {
  app.route({
    method: 'POST',
    url: '/api/app/account/logout',
    handler: async (request, reply) => {
      const { sessionId } = await authorizer.requireToken(request.headers.authorization);
      await logOut(db, sessionId);
      return reply.code(204).send();
    },
  });
}
