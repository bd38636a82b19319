import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '#server/platform/db/databaseErrors.ts';
import { describeError } from './describeError.ts';
import { createErrorBody, Problem, type ErrorBody } from './problem.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** The problem of calls that fail because the database cannot be reached. */
export const serviceUnavailable = new Problem(
  'SERVICE_UNAVAILABLE',
  'The service is not available right now. Please try again in a moment',
  { retryAfter: 1 },
);

export const unexpectedMessage = 'Something went wrong on our side';

/** Converts an error to a problem for the caller; null for an unexpected error. */
export function asProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  return isOutage(error) ? serviceUnavailable : null;
}

/** Headers with the seconds until the next try (RFC 9110, section 10.2.3); empty if the problem has none. */
export function retryAfterHeaders({ details: { retryAfter } }: Problem): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

/** Responds with an `ErrorBody`. Only the log describes an unexpected error. */
export function respondWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = toAnswer(error, request);
  request.facts = {
    ...request.facts,
    code: body.error.code,
    ...(status >= 500 && !(error instanceof Problem) && { err: describeError(error) }),
  };
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(body);
}

function toAnswer(error: FastifyError, { routeOptions }: FastifyRequest): ErrorAnswer {
  const problem = asProblem(error);
  if (problem)
    return { status: problem.status, headers: retryAfterHeaders(problem), body: problemBody(problem) };
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const message = `The request is too large: at most ${routeOptions.bodyLimit / 1024} kB can be sent`;
    return { status: 413, body: createErrorBody('BODY_TOO_LARGE', message) };
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return { status: 415, body: createErrorBody('UNSUPPORTED_MEDIA_TYPE', 'The request body must be JSON') };
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { status: statusCode, body: createErrorBody('BAD_REQUEST', 'The request cannot be understood') }
    : { status: 500, body: createErrorBody('INTERNAL_ERROR', unexpectedMessage) };
}

function problemBody({ code, message, details: { validationErrors, ...details } }: Problem): ErrorBody {
  return {
    error: {
      code,
      message,
      ...(Object.keys(details).length > 0 && { details }),
      ...(validationErrors !== undefined && { validationErrors }),
    },
  };
}
