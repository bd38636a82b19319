import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { asProblem, retryAfterHeaders, unexpected } from '#server/platform/http/answerError.ts';
import { describeError } from '#server/platform/http/describeError.ts';
import type { GraphQLContext } from './context.ts';

/** Refusals that are answered by HTTP status as well, since clients act on it; all others are HTTP 200. */
const statusesShown = new Set([401, 503]);

/**
 * Turns what resolvers throw into `errors[].extensions`: the code, and what a refusal says beside it; the
 * unexpected is told to nobody. Every error is logged, also of a document that never came to its resolvers.
 */
export const formatErrors: Plugin<GraphQLContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!isSingle(result) || !result.errors) return;
      const { log }: GraphQLContext = args.contextValue;
      setResult({ ...result, errors: result.errors.map((error) => formatError(error, log)) });
    },
  }),
  onResultProcess: ({ result, serverContext }) => {
    if (Array.isArray(result) || !isSingle(result) || !result.errors) return;
    // What each request of ours is given, as the resolvers' own context.
    const { log } = serverContext as unknown as GraphQLContext;
    for (const { path, extensions } of result.errors) {
      if (path === undefined) log.warn({ code: extensions['code'] }, 'document refused');
    }
  },
};

function isSingle(result: object): result is ExecutionResult {
  return !(Symbol.asyncIterator in result);
}

function formatError(error: GraphQLError, log: GraphQLContext['log']): GraphQLError {
  const { originalError } = error;
  if (error.message.startsWith('Variable "$') && error.path === undefined) return wrongVariable(error);
  if (!originalError) return error;
  const at = { path: error.path ?? null, nodes: error.nodes ?? null };
  const problem = asProblem(originalError);
  if (!problem || problem.status >= 500) log.error({ err: describeError(originalError) }, 'field failed');
  else log.warn({ status: problem.status, code: problem.code }, 'field refused');
  if (!problem) {
    return createGraphQLError(unexpected, {
      ...at,
      extensions: { code: 'INTERNAL_ERROR' },
    });
  }
  const { code, message, status, details } = problem;
  const http = statusesShown.has(status) ? { http: { status, headers: retryAfterHeaders(problem) } } : {};
  return createGraphQLError(message, { ...at, extensions: { code, ...details, ...http } });
}

/** Says that a variable does not fit its type, without its value, which the library repeats and which may be a secret. */
function wrongVariable({ nodes }: GraphQLError): GraphQLError {
  return createGraphQLError('A variable of the request does not fit its type', {
    nodes: nodes ?? null,
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}
