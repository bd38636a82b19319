import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services/services.ts';
import { exportAccount } from './exportAccount.ts';

/** Route that serves a JSON file of all data about the signed-in person (screens 2.12). */
export function accountExportRoute(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'GET',
    url: '/api/app/account/export',
    handler: async (request, reply) => {
      const person = await services.authorizer.requireSignedIn(request);
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="account.json"',
          'cache-control': 'no-store',
        })
        .send(Readable.from(exportAccount(services, person)));
    },
  });
}
