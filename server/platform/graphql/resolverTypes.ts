import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ResolversParentTypes,
} from '#graphql/resolvers.ts';
import type { GraphQLContext } from './context.ts';

/** Resolvers of these fields of `Query`. */
export type Queries<Field extends keyof QueryResolvers> = Required<
  Pick<QueryResolvers<GraphQLContext>, Field>
>;

/** Resolvers of these fields of `Mutation`. */
export type Mutations<Field extends keyof MutationResolvers> = Required<
  Pick<MutationResolvers<GraphQLContext>, Field>
>;

type TypeName = Exclude<keyof Resolvers & keyof ResolversParentTypes, 'Query' | 'Mutation' | 'DateTime'>;

/** Required resolvers of all fields of a type; the generated types have them as optional. */
type AllResolvers<Name extends TypeName> = Omit<
  Required<NonNullable<Resolvers<GraphQLContext>[Name]>>,
  '__isTypeOf' | '__resolveType'
>;

/** The values that a resolver can return; a nullable field of a row can be undefined too. */
type FieldValue<Resolve> = Resolve extends (...given: never[]) => infer Value
  ? Value | (null extends Value ? undefined : never)
  : never;

type HasField<Row, Field, Value> = Field extends keyof Row
  ? Row[Field] extends Value
    ? true
    : false
  : false;

/** Resolvers of the fields of a type that its rows lack or have with another type. */
export type FieldResolvers<Name extends TypeName> = {
  readonly [
    Field in keyof AllResolvers<Name> as HasField<
      ResolversParentTypes[Name],
      Field,
      FieldValue<AllResolvers<Name>[Field]>
    > extends true
      ? never
      : Field
  ]: AllResolvers<Name>[Field];
};

/** Resolvers of each type whose rows lack a field or have it with another type (`mappers` in `codegen.ts`). */
export type TypeResolvers = {
  readonly [Name in TypeName as object extends FieldResolvers<Name> ? never : Name]: FieldResolvers<Name>;
};
