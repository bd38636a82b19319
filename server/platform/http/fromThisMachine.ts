import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '#server/platform/settings/webAddress.ts';
import { respondNotFound } from './notFound.ts';

/** Headers of proxies, in addition to `X-Forwarded-*`. */
const proxyHeaders: ReadonlySet<string> = new Set(['forwarded', 'via', 'x-real-ip']);

/** Makes every route of a scope answer 404, except to programs on this machine; responses are not cached. */
export function restrictToThisMachine(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return isFromThisMachine(request) ? undefined : respondNotFound(request, reply);
  });
}

/**
 * Whether a request comes from loopback and names a loopback host. Excludes a name of another site that resolves to
 * this machine (DNS rebinding), and proxies that send headers of proxies. A proxy without them that names loopback,
 * such as nginx with only `proxy_pass`, is not recognized: a published product must not have routes for this machine
 * (see `isPublished`).
 */
function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostOf(headers.host ?? '')) &&
    !Object.keys(headers).some((name) => proxyHeaders.has(name) || name.startsWith('x-forwarded-'))
  );
}

/** Returns the name of a `Host` header in lower case, without the port; empty if invalid. */
function hostOf(header: string): string {
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}
