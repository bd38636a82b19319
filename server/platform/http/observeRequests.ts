import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operationNames } from '#graphql/operationNames.ts';
import type { Instruments } from '#server/platform/metrics/instruments.ts';
import { tracer } from '#server/platform/tracing/spans.ts';
import type { RequestFacts } from './requestFacts.ts';
import { isProbe } from './requestLog.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; null without tracing. */
    span: Span | null;
  }
}

/** Measures each request but probes. With `isTraced`, each is a span too, in the trace that the caller's `traceparent` names. */
export function observeRequests(
  app: FastifyInstance,
  { requestDuration }: Instruments,
  isTraced: boolean,
): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) return done();
    if (isTraced) request.span = startSpan(request);
    // Listens to the response, since the hook `onResponse` does not run if the caller leaves.
    reply.raw.once('close', () => {
      const attributes = describeResponse(request, reply);
      requestDuration.record(reply.elapsedTime / 1_000, attributes);
      if (request.span) endSpan(request.span, attributes);
    });
    done();
  });
  if (!isTraced) return;
  // Enters the span after the body is read, since the events of the body would leave it.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done);
    else done();
  });
}

function startSpan(request: FastifyRequest): Span {
  const route = describeRoute(request);
  return tracer.startSpan(
    Object.values(route).join(' '),
    { kind: SpanKind.SERVER, attributes: { ...route, 'request.id': request.id } },
    propagation.extract(ROOT_CONTEXT, request.headers),
  );
}

function endSpan(span: Span, attributes: Attributes): void {
  span.setAttributes(attributes);
  if ('error.type' in attributes) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Describes a request by its method, and the pattern of its route if there is one. Addresses can contain secrets. */
function describeRoute({ method, routeOptions: { url } }: FastifyRequest): Attributes {
  return { 'http.request.method': method, ...(url !== undefined && { 'http.route': url }) };
}

function describeResponse(request: FastifyRequest, { raw, statusCode }: FastifyReply): Attributes {
  const { operation = '' } = request.facts;
  const isSent = raw.writableEnded;
  const error = isSent ? errorOf(statusCode, request.facts) : 'aborted';
  return {
    ...describeRoute(request),
    // Other operations than the product's own could be any number.
    ...(operationNames.has(operation) && { 'graphql.operation.name': operation }),
    ...(isSent && { 'http.response.status_code': statusCode }),
    ...(error !== null && { 'error.type': error }),
  };
}

/** Returns the status of an error; `INTERNAL_ERROR` if GraphQL answered an unexpected error with status 200. */
function errorOf(status: number, { err }: RequestFacts): string | null {
  if (status >= 500) return String(status);
  return err ? 'INTERNAL_ERROR' : null;
}
