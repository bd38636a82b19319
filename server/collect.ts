import { GraphQLScalarType } from 'graphql';
import type { MutationResolvers, QueryResolvers, Resolvers } from '#graphql/resolvers.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import type { Mutations, Queries, TypeResolvers } from '#server/platform/graphql/resolverTypes.ts';
import type { MailTemplates } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import type { PersonalRecords } from '#server/platform/records/personalRecords.ts';
import type { Rounds } from '#server/platform/worker/doJob.ts';
import { parts } from './parts.ts';

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** Intersection of the types of the values that the parts export under `Name`. */
type Handed<Name extends keyof Part> = All<Extract<(typeof parts)[number], Record<Name, unknown>>[Name]>;

/** Merges the objects that the parts export under `name`. @throws {Error} if two of the objects have the same key */
function collect<Name extends 'queries' | 'mutations' | 'types' | 'templates'>(name: Name): Handed<Name> {
  const entries = parts.flatMap((part: Part) => Object.entries(part[name] ?? {}));
  const names = entries.map(([each]) => each);
  const twice = names.find((each, index) => names.indexOf(each) < index);
  if (twice !== undefined) throw new Error(`Two parts of the server export ${twice}`);
  return Object.fromEntries(entries) as Handed<Name>;
}

// These lines do not compile if a field of the schema has no resolver or column, or a mail has no template.
const Query: Queries<keyof QueryResolvers> = collect('queries');
const Mutation: Mutations<keyof MutationResolvers> = collect('mutations');
const types: TypeResolvers = collect('types');
export const mailTemplates: MailTemplates = collect('templates');

const DateTime = new GraphQLScalarType<Date | string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
});

export const resolvers: Resolvers<GraphQLContext> = { DateTime, Query, Mutation, ...types };

export const allPersonalRecords: readonly PersonalRecords[] = parts.flatMap(
  (part: Part) => part.records ?? [],
);

const allRounds = parts.flatMap(({ rounds = {} }: Part) => Object.entries(rounds));

export const rounds: Rounds = Object.fromEntries(
  allRounds.map(([kind]) => [kind, allRounds.filter(([each]) => each === kind).map(([, round]) => round)]),
);
