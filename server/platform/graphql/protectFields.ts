import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import type { GraphQLContext } from './context.ts';

/** Fields of `Query` that visitors may request; all other fields require a signed-in person. */
const publicQueries: ReadonlySet<string> = new Set<keyof QueryResolvers>([
  'configData',
  'constantType',
  'pendingProfile',
  'passwordResetLink',
  // A partner's page can be open to visitors; the resolver checks the access table.
  'partnerPage',
  // The landing page searches its partners.
  'searchedPartners',
]);

/** Fields of `Mutation` that visitors may call: to register or log in, and to count a search without results. */
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

/** Makes every root field that is not public refuse visitors before its resolver runs. */
export function protectFields(schema: GraphQLSchema): GraphQLSchema {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const guarded = [
    ...queries.filter(({ name }) => !publicQueries.has(name)),
    ...mutations.filter(({ name }) => !publicMutations.has(name)),
  ];
  for (const field of guarded) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, values, context: GraphQLContext, info): Promise<unknown> => {
      await context.requireSignedIn();
      return resolve(parent, values, context, info);
    };
  }
  return schema;
}
