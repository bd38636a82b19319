import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import type { GraphQLContext } from './context.ts';

/** Resolvers of these fields of `Query`. */
export type Queries<Field extends keyof QueryResolvers> = Required<
  Pick<QueryResolvers<GraphQLContext>, Field>
>;

/** Resolvers of these fields of `Mutation`. */
export type Mutations<Field extends keyof MutationResolvers> = Required<
  Pick<MutationResolvers<GraphQLContext>, Field>
>;
