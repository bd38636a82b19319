import type { ExecutionResult, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { asProblem, retryAfterHeaders, unexpectedMessage } from '#server/platform/http/respondWithError.ts';
import { describeError } from '#server/platform/http/describeError.ts';
import type { RequestFacts } from '#server/platform/http/requestFacts.ts';
import type { GraphQLContext } from './context.ts';

/** Statuses that the HTTP response takes from a problem, since clients act on them; all other responses have 200. */
const statusesShown = new Set([401, 503]);

/** Converts errors of resolvers to codes and details, hides unexpected messages, and notes the first for the log. */
export const formatErrors: Plugin<GraphQLContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!isSingle(result) || !result.errors) return;
      const { facts }: GraphQLContext = args.contextValue;
      setResult({ ...result, errors: result.errors.map((error) => formatError(error, facts)) });
    },
  }),
  onResultProcess: ({ result, serverContext }) => {
    if (Array.isArray(result) || !isSingle(result) || !result.errors) return;
    // Each request passes the context of its resolvers here.
    const { facts } = serverContext as unknown as GraphQLContext;
    facts.code ??= codeOf(result.errors[0]);
  },
};

/** Returns the code of an error that the library made; `BAD_REQUEST` if it has none. */
function codeOf(error: GraphQLError | undefined): string {
  const code = error?.extensions['code'];
  return typeof code === 'string' ? code : 'BAD_REQUEST';
}

function isSingle(result: object): result is ExecutionResult {
  return !(Symbol.asyncIterator in result);
}

function formatError(error: GraphQLError, facts: RequestFacts): GraphQLError {
  const { originalError } = error;
  if (error.message.startsWith('Variable "$') && error.path === undefined) {
    // The library's message repeats the value, which may be a secret.
    return createGraphQLError('A variable of the request does not fit its type', {
      nodes: error.nodes ?? null,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
  if (!originalError) return error;
  const at = { path: error.path ?? null, nodes: error.nodes ?? null };
  const problem = asProblem(originalError);
  facts.code ??= problem?.code ?? 'INTERNAL_ERROR';
  if (!problem || problem.status >= 500) facts.err ??= describeError(originalError);
  if (!problem) {
    return createGraphQLError(unexpectedMessage, { ...at, extensions: { code: 'INTERNAL_ERROR' } });
  }
  const { code, message, status, details } = problem;
  const http = statusesShown.has(status) ? { http: { status, headers: retryAfterHeaders(problem) } } : {};
  return createGraphQLError(message, { ...at, extensions: { code, ...details, ...http } });
}
