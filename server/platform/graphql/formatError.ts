import { GraphQLError } from 'graphql';
import { asProblem, unexpectedMessage } from '#server/platform/http/respondWithError.ts';
import { describeError } from '#server/platform/http/describeError.ts';
import type { RequestFacts } from '#server/platform/http/requestFacts.ts';

/** Converts an error of an execution to its code and details, hides unexpected messages, and notes the first for the log. */
export function formatError(error: GraphQLError, facts: RequestFacts): GraphQLError {
  const { path, originalError = error } = error;
  if (path === undefined && error.message.startsWith('Variable "$')) {
    facts.code ??= 'BAD_USER_INPUT';
    // The library's message repeats the value, which may be a secret.
    const message = 'A variable of the request does not fit its type';
    return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
  const problem = asProblem(originalError);
  facts.code ??= problem?.code ?? 'INTERNAL_ERROR';
  if (!problem || problem.status >= 500) facts.err ??= describeError(originalError);
  if (!problem) return new GraphQLError(unexpectedMessage, { path, extensions: { code: 'INTERNAL_ERROR' } });
  const { code, message, details } = problem;
  return new GraphQLError(message, { path, extensions: { code, ...details } });
}
