import type { FastifyInstance } from 'fastify';

/** Answers once requests can be served; says nothing of the database, which comes and goes on its own. */
export function healthRoute(app: FastifyInstance): void {
  app.route({ method: 'GET', url: '/healthz', handler: () => ({ status: 'ok' }) });
}
