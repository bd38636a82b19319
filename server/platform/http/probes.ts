import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Checks on which an instance depends, each by what is wrong if it fails. */
type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>;

/**
 * Adds the probes of the platform that runs the server. `/livez`: the process takes requests. `/readyz`: the checks
 * hold, and the server does not shut down; else 503, and a proxy sends its requests to other instances.
 */
export function probes(app: FastifyInstance, draining: AbortSignal, checks: ReadinessChecks): void {
  // The contract's name for `/livez`.
  for (const path of ['/livez', '/healthz']) app.get(path, () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (draining.aborted) throw notReady('The server is shutting down');
    for (const [fault, holds] of Object.entries(checks)) {
      if (!(await holds())) throw notReady(fault);
    }
    return { status: 'ok' };
  });
}

function notReady(fault: string): Problem {
  return new Problem('SERVICE_UNAVAILABLE', fault, { retryAfter: 1 });
}
