import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '#server/platform/db/outage.ts';
import { describeError } from './describeError.ts';
import { errorBody, Problem, type ErrorBody } from './problem.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** What the framework refuses by itself, in words for the caller. */
const refusals: Readonly<Record<string, ErrorAnswer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    body: errorBody('UNSUPPORTED_MEDIA_TYPE', 'The request body must be JSON'),
  },
};

/** What is answered while the database cannot be reached. */
export const unavailable = new Problem(
  'SERVICE_UNAVAILABLE',
  'The service is not available right now. Please try again in a moment',
  { retryAfter: 1 },
);

/** What is told of a failure that nobody expected. */
export const unexpected = 'Something went wrong on our side';

/** A database that cannot be reached is no fault of the caller, nor of the session. */
export function asProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  return isOutage(error) ? unavailable : null;
}

/** What a refusal says beside its body: when to try again (RFC 9110, section 10.2.3). */
export function retryAfterHeaders({ details: { retryAfter } }: Problem): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

/**
 * Answers any failure in the one shape of errors. Each but a 429 is logged with the number of its request,
 * by which support finds what a person saw; what is unexpected is told to nobody else.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = toAnswer(error, request);
  if (status >= 500) request.log.error({ err: describeError(error) }, 'request failed');
  // Below the level that is logged: a flood that is refused must not fill the log instead of the database.
  else if (status === 429) request.log.info({ status, code: body.error.code }, 'request refused');
  else request.log.warn({ status, code: body.error.code }, 'request refused');
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
    return { status: 413, body: errorBody('BODY_TOO_LARGE', message) };
  }
  const refusal = refusals[error.code];
  if (refusal) return refusal;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { status: statusCode, body: errorBody('BAD_REQUEST', 'The request cannot be understood') }
    : { status: 500, body: errorBody('INTERNAL_ERROR', unexpected) };
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
