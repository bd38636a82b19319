import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '#server/platform/settings/webAddress.ts';
import { answerNotFound } from './notFound.ts';

/** Headers of proxies, beside `X-Forwarded-*`. */
const proxyHeaders: ReadonlySet<string> = new Set(['forwarded', 'via', 'x-real-ip']);

/** Answers 404 for every route of the scope, except to programs on this machine; browsers cache nothing of it. */
export function answerThisMachineOnly(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return isFromThisMachine(request) ? undefined : answerNotFound(request, reply);
  });
}

/**
 * Whether a request comes from loopback and for a loopback host. The name of another site that leads here (DNS rebinding)
 * does not count, nor does a proxy on this machine that sends headers of proxies. A silent one that asks for loopback by
 * name, such as nginx with `proxy_pass` alone, looks like a program on this machine: routes for this machine alone must
 * not exist where the product is published (see `isPublished`).
 */
function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostOf(headers.host ?? '')) &&
    !Object.keys(headers).some((name) => proxyHeaders.has(name) || name.startsWith('x-forwarded-'))
  );
}

/** The host's name without its port, in lower case. */
function hostOf(header: string): string {
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}
