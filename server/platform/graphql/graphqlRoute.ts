import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getOperationAST } from 'graphql';
import { createHandler } from 'graphql-http';
import { graphqlPath } from '#domain/graphqlPath.ts';
import type { Resolvers } from '#graphql/resolvers.ts';
import type { SignedInPerson } from '#server/platform/auth/authorize.ts';
import { createRegistrantCookie } from '#server/platform/auth/registrantCookie.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import { asProblem, retryAfterHeaders } from '#server/platform/http/respondWithError.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { GraphQLContext } from './context.ts';
import { formatError } from './formatError.ts';
import { createOperations } from './operations.ts';
import { protectFields } from './protectFields.ts';
import { readSchema } from './readSchema.ts';

/** Statuses that the HTTP response takes from a problem, since clients act on them; all other responses have 200. */
const statusesShown = new Set([401, 503]);

/**
 * Serves GraphQL (GraphQL over HTTP). It accepts only JSON bodies, since a form on another site could send other types
 * (CSRF).
 */
export function graphqlRoute(
  app: FastifyInstance,
  services: Services,
  mode: Settings['mode'],
  resolvers: Resolvers<GraphQLContext>,
): void {
  const schema = protectFields(makeExecutableSchema<GraphQLContext>({ typeDefs: readSchema(), resolvers }));
  const { read, execute } = createOperations(schema, mode === 'production');

  const handle = createHandler<FastifyReply, GraphQLContext, GraphQLContext>({
    onSubscribe: ({ context }, { query, operationName, variables }) => {
      const document = read(query, operationName ?? undefined);
      if (!('kind' in document)) {
        context.facts.code = String(document[0]?.extensions['code']);
        return document;
      }
      const name = getOperationAST(document, operationName)?.name?.value;
      if (name !== undefined) context.facts.operation = name;
      return { schema, document, operationName, variableValues: variables, contextValue: context };
    },
    execute,
    onOperation: ({ raw: reply, context: { facts } }, _arguments, { errors, ...result }) => {
      if (!errors) return undefined;
      const problems = errors.map(({ originalError }) => asProblem(originalError));
      const shown = problems.find((problem) => problem && statusesShown.has(problem.status));
      if (shown) reply.code(shown.status).headers(retryAfterHeaders(shown));
      // The operation was not executed.
      else if (result.data === undefined) reply.code(400);
      return { ...result, errors: errors.map((error) => formatError(error, facts)) };
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { method, url, headers, body = null } = request;
    const context = contextOf(request, reply, services);
    const sent = { method, url, headers, body: body as string | null, raw: reply, context };
    const [text, { status, headers: own = {} }] = await handle(sent);
    if (status !== 200) {
      context.facts.code ??= 'BAD_REQUEST';
      reply.code(status);
    }
    return reply.headers(own).send(text ?? '');
  }

  app.register(async (scope) => {
    await scope.register(fastifyCookie);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.route({ method: ['GET', 'POST'], url: graphqlPath, handler: answer });
  });
}

function contextOf(request: FastifyRequest, reply: FastifyReply, services: Services): GraphQLContext {
  let signedIn: Promise<SignedInPerson> | undefined;
  const requireSignedIn = () => (signedIn ??= services.authorizer.requireSignedIn(request));
  return {
    services,
    network: callerNetwork(request),
    requestId: request.id,
    registrant: createRegistrantCookie(request, reply, services),
    facts: request.facts,
    requireSignedIn,
    identify: async () => (request.headers.authorization === undefined ? null : requireSignedIn()),
  };
}
