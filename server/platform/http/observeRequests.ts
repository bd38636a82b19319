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
import type { Instruments } from '#server/platform/metrics/instruments.ts';
import { tracer } from '#server/platform/tracing/spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation; null for REST, and for an operation that is not the product's own. */
    operationName: string | null;
    /** Code of an unexpected error that the status of the response does not show; null without one. */
    hiddenError: string | null;
    /** Span of the request; null without tracing. */
    span: Span | null;
  }
}

/** Measures each request. With `isTraced`, each is a span too, in the trace that the caller's `traceparent` names. */
export function observeRequests(
  app: FastifyInstance,
  { requestDuration }: Instruments,
  isTraced: boolean,
): void {
  app.decorateRequest('operationName', null);
  app.decorateRequest('hiddenError', null);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
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

/** Returns the id of the trace of a request, for its line in the log; null without tracing. */
export function traceIdOf({ span }: Pick<FastifyRequest, 'span'>): string | null {
  return span?.spanContext().traceId ?? null;
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
  const { operationName } = request;
  const isSent = raw.writableEnded;
  const error = isSent ? (statusCode >= 500 ? String(statusCode) : request.hiddenError) : 'aborted';
  return {
    ...describeRoute(request),
    ...(operationName !== null && { 'graphql.operation.name': operationName }),
    ...(isSent && { 'http.response.status_code': statusCode }),
    ...(error !== null && { 'error.type': error }),
  };
}
