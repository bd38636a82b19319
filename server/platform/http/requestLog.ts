import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFacts } from './requestFacts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
}

/** Whether an address is that of a trusted proxy. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

/** Form of a reference that a proxy may give to a request. */
const referenceForm = /^[\w.:-]{8,64}$/;

/** Creates the function that returns a request's reference: the trusted proxy's if well-formed, else a new one. */
export function createReferenceOf(isTrusted: IsTrustedProxy) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && referenceForm.test(given) && isFromProxy(socket, isTrusted)
      ? given
      : randomUUID();
  };
}

function isFromProxy({ remoteAddress }: Socket, isTrusted: IsTrustedProxy): boolean {
  return remoteAddress !== undefined && isTrusted(remoteAddress, 0);
}

/**
 * Logs one line per request, after its response, or once its caller has left. Also warns once if a caller forwards
 * addresses without being a trusted proxy: everybody behind such a proxy shares one address, and so one limit.
 */
export function logRequests(app: FastifyInstance, isTrusted: IsTrustedProxy): void {
  let hasWarned = false;
  app.decorateRequest('facts', null as unknown as RequestFacts);
  app.addHook('onRequest', (request, reply, done) => {
    request.facts = {};
    logRequest(request, reply);
    const { socket, headers } = request;
    if (!hasWarned && headers['x-forwarded-for'] !== undefined && !isFromProxy(socket, isTrusted)) {
      hasWarned = true;
      request.log.warn(
        { remoteAddress: socket.remoteAddress },
        'X-Forwarded-For is ignored, since TRUST_PROXY does not name its sender: everybody behind this proxy shares one limit',
      );
    }
    done();
  });
}

/** Logs the line of a request once its response is sent or its caller has left, for which `onResponse` does not run. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => writeLine(request, reply));
}

function writeLine(request: FastifyRequest, { raw, statusCode, elapsedTime }: FastifyReply): void {
  const { method, routeOptions, facts, span } = request;
  const status = raw.writableEnded ? statusCode : null;
  const outcome = status === null ? { aborted: true } : { status };
  const traceId = span?.spanContext().traceId;
  request.log[levelOf(request, status)](
    { method, route: routeOptions.url, ...facts, ...outcome, ms: Math.round(elapsedTime), traceId },
    'request',
  );
}

/** Whether a request is a probe, which platforms send every few seconds. */
export function isProbe({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return /^\/(?:healthz|livez|readyz)$/.test(url);
}

function levelOf(request: FastifyRequest, status: number | null) {
  const { err, code } = request.facts;
  if (isProbe(request)) return status === 200 ? 'debug' : 'info';
  if (err || (status !== null && status >= 500)) return 'error';
  // A refused flood must not fill the log of warnings.
  if (status === null || status === 429) return 'info';
  return status >= 400 || code !== undefined ? 'warn' : 'info';
}
