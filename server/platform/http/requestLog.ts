import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFacts } from './requestFacts.ts';
import type { TrustedProxies } from './trustedProxies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
}

/** Form of a reference that a proxy may give to a request. */
const referenceForm = /^[\w.:-]{8,64}$/;

/** Routes that platforms call every few seconds, whose success is not worth a line. */
const probeRoutes = /^\/(?:healthz|livez|readyz)$/;

/** Creates the function that returns the reference of a request: the trusted proxy's if well-formed, else a new one. */
export function createReferenceOf(proxies: TrustedProxies) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && referenceForm.test(given) && proxies.include(socket.remoteAddress)
      ? given
      : randomUUID();
  };
}

/**
 * Logs one line per request, after its response, or once its caller has left. Also warns once if a caller forwards addresses without being a trusted
 * proxy: everybody behind such a proxy shares one address, and so one limit.
 */
export function logRequests(app: FastifyInstance, proxies: TrustedProxies): void {
  let hasWarned = false;
  app.decorateRequest('facts', null as unknown as RequestFacts);
  app.addHook('onRequest', (request, _reply, done) => {
    request.facts = {};
    const { remoteAddress } = request.socket;
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && !proxies.include(remoteAddress)) {
      hasWarned = true;
      request.log.warn(
        { remoteAddress },
        'X-Forwarded-For is ignored, since TRUST_PROXY does not name its sender: everybody behind this proxy shares one limit',
      );
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ ...describe(request), aborted: true }, 'request');
    done();
  });
}

/** Logs the line of a request. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status, elapsedTime } = reply;
  const level = levelOf(request.routeOptions.url, status, request.facts);
  request.log[level]({ ...describe(request), status, ms: Math.round(elapsedTime) }, 'request');
}

function describe({ method, routeOptions, facts, span }: FastifyRequest) {
  return { method, route: routeOptions.url, ...facts, traceId: span?.spanContext().traceId };
}

function levelOf(route: string | undefined, status: number, { err, code }: RequestFacts) {
  if (status >= 500 || err) return 'error';
  // A refused flood must not fill the log of warnings.
  if (status === 429) return 'info';
  if (status >= 400 || code !== undefined) return 'warn';
  return probeRoutes.test(route ?? '') ? 'debug' : 'info';
}
