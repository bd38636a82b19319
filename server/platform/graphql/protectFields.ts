import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import type { GraphQLContext } from './context.ts';

/** What anybody may ask for. Every other field at the root needs a signed-in person. */
const publicQueries: ReadonlySet<string> = new Set<keyof QueryResolvers>([
  'configData',
  'constantType',
  'pendingProfile',
  'passwordResetLink',
  // One partner's page is open to visitors; the resolver asks the access table.
  'partnerPage',
  // The landing page searches the partners that it shows.
  'searchedPartners',
]);

/** Mutations that anybody may call: getting in, and having a search counted. */
const publicMutations: ReadonlySet<string> = new Set<keyof MutationResolvers>([
  'register',
  'requestVerification',
  'renewLink',
  'verifyEmail',
  'requestInvitation',
  'completeProfile',
  'requestPasswordReset',
  'resetPassword',
  'countUnfoundSearch',
]);

/** Has every field that is not public refuse strangers before its resolver is asked. */
export function protectFields(schema: GraphQLSchema): GraphQLSchema {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const guarded = [
    ...queries.filter(({ name }) => !publicQueries.has(name)),
    ...mutations.filter(({ name }) => !publicMutations.has(name)),
  ];
  for (const field of guarded) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, given, context: GraphQLContext, info): Promise<unknown> => {
      await context.requireSignedIn();
      return resolve(parent, given, context, info);
    };
  }
  return schema;
}
