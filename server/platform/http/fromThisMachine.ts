import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '#server/platform/settings/webAddress.ts';
import { answerNotFound } from './notFound.ts';

/** What proxies say of themselves and of whom they speak for, beside `X-Forwarded-*`. */
const proxyHeaders: ReadonlySet<string> = new Set(['forwarded', 'via', 'x-real-ip']);

/**
 * Answers for every route of this scope that there is nothing here, unless a program on this machine asks; nothing
 * of it is kept by a browser.
 */
export function answerThisMachineOnly(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return isFromThisMachine(request) ? undefined : answerNotFound(request, reply);
  });
}

/**
 * Whether a request comes from loopback and for a loopback host. Another site's name that leads here (DNS rebinding)
 * is refused, and so is a proxy on this machine that says what it is. One that says nothing and asks for loopback by
 * name, such as nginx with `proxy_pass` alone, looks like a program here and cannot be told from one: what is only
 * for this machine must not exist where the product is published (see `isPublished`).
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
