import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/db/database.ts';
import { isMigrated } from '#server/platform/db/migrations.ts';
import { Problem } from './problem.ts';

/**
 * Adds the probes of the platform that runs the server. `/livez`: the process takes requests. `/readyz`: the database
 * answers and has all migrations, and the server does not shut down; else 503, and a proxy sends its requests to other
 * instances.
 */
export function probes(app: FastifyInstance, db: Database, draining: AbortSignal): void {
  // The contract's name for `/livez`.
  for (const path of ['/livez', '/healthz']) app.get(path, () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (draining.aborted) {
      throw new Problem('SERVICE_UNAVAILABLE', 'The server is shutting down', { retryAfter: 1 });
    }
    if (!(await isMigrated(db))) {
      throw new Problem('SERVICE_UNAVAILABLE', 'The database lacks migrations', { retryAfter: 1 });
    }
    return { status: 'ok' };
  });
}
