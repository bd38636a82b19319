import { GraphQLScalarType } from 'graphql';
import type { MutationResolvers, QueryResolvers, Resolvers } from '#graphql/resolvers.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import type { Part } from '#server/platform/part.ts';
import { parts } from './parts.ts';

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** What all parts together hand in under a name. */
type Handed<Name extends keyof Part> = All<Extract<(typeof parts)[number], Record<Name, unknown>>[Name]>;

function collect<Name extends 'queries' | 'mutations'>(name: Name): Handed<Name> {
  return Object.assign({}, ...parts.map((part: Part) => part[name]));
}

/** A field of the schema that no part answers does not compile. */
const Query: Queries<keyof QueryResolvers> = collect('queries');
const Mutation: Mutations<keyof MutationResolvers> = collect('mutations');

const DateTime = new GraphQLScalarType<Date | string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
});

export const resolvers: Resolvers<GraphQLContext> = { DateTime, Query, Mutation };
