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

type FieldsOf<Name extends TypeName> = Omit<
  Required<NonNullable<Resolvers<GraphQLContext>[Name]>>,
  '__isTypeOf' | '__resolveType'
>;

type Resolved<Resolve> = Resolve extends (...given: never[]) => infer Result
  ? Result | (null extends Result ? undefined : never)
  : never;

type HasField<Row, Field, Value> = Field extends keyof Row
  ? Row[Field] extends Value
    ? true
    : false
  : false;

/** Resolvers of the fields that rows of a type do not have, or have in another type. */
export type Fields<Name extends TypeName> = {
  readonly [
    Field in keyof FieldsOf<Name> as HasField<
      ResolversParentTypes[Name],
      Field,
      Resolved<FieldsOf<Name>[Field]>
    > extends true
      ? never
      : Field
  ]: FieldsOf<Name>[Field];
};

/** Types with such fields: those that have a row in `codegen.ts`. */
export type Types = {
  readonly [Name in TypeName as object extends Fields<Name> ? never : Name]: Fields<Name>;
};
