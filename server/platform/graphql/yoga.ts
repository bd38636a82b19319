import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ASTVisitor, ValidationContext } from 'graphql';
import { createGraphQLError, createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { graphqlPath } from '#domain/graphqlPath.ts';
import type { Resolvers } from '#graphql/resolvers.ts';
import type { SignedInPerson } from '#server/platform/auth/authorize.ts';
import { createRegistrantCookie } from '#server/platform/auth/registrantCookie.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { GraphQLContext } from './context.ts';
import { formatErrors } from './formatErrors.ts';
import { observeOperations } from './observeOperations.ts';
import { protectFields } from './protectFields.ts';
import { readSchema } from './readSchema.ts';

/** Maximum of tokens in a GraphQL document, many times that of our operations, against repetition and nesting. */
const maxTokens = 1_000;

/** Refuses a long document before it is parsed (security, "GraphQL"). */
const limitTokens: Plugin = {
  onParse: ({ parseFn, setParseFn }) => {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }));
  },
};

/** Hides the schema: refuses introspection, and error messages suggest no names. */
const hideSchema: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule((context: ValidationContext): ASTVisitor => ({
      Field: (node) => {
        if (!/^__(?:schema|type)$/.test(node.name.value)) return;
        context.reportError(createGraphQLError('The schema is not shown', { nodes: node }));
      },
    }));
    return ({ result }) => {
      for (const error of result) error.message = error.message.replace(/ Did you mean .*$/s, '');
    };
  },
};

function buildYoga(mode: Settings['mode'], resolvers: Resolvers<GraphQLContext>) {
  return createYoga<GraphQLContext>({
    schema: protectFields(createSchema<GraphQLContext>({ typeDefs: readSchema(), resolvers })),
    graphqlEndpoint: graphqlPath,
    graphiql: false,
    plugins: [limitTokens, formatErrors, observeOperations, ...(mode === 'production' ? [hideSchema] : [])],
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  });
}

/** Serves GraphQL. It accepts only JSON bodies, since a form on another site could send other types (CSRF). */
export function graphqlRoute(
  app: FastifyInstance,
  services: Services,
  mode: Settings['mode'],
  resolvers: Resolvers<GraphQLContext>,
): void {
  const yoga = buildYoga(mode, resolvers);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const response = await yoga.fetch(...toFetch(request), contextOf(request, reply, services));
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
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
  const { authorization } = request.headers;
  const requireSignedIn = () => (signedIn ??= services.authorizer.requireSignedIn(authorization));
  return {
    services,
    network: callerNetwork(request),
    requestId: request.id,
    registrant: createRegistrantCookie(request, reply, services),
    log: request.log,
    observed: request,
    requireSignedIn,
    identify: async () => (authorization === undefined ? null : requireSignedIn()),
  };
}

function toFetch(request: FastifyRequest): [string, RequestInit] {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  const init = { method: request.method, headers: Object.fromEntries(headers) };
  const address = `http://localhost${request.url}`;
  return [address, typeof request.body === 'string' ? { ...init, body: request.body } : init];
}
