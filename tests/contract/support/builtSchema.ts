import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { openApi } from './api.ts';
import { openDatabase } from './databases.ts';
import { dataOf } from './gettingIn.ts';

/** A field of the root types Query and Mutation. */
export interface RootField {
  readonly root: 'query' | 'mutation';
  readonly name: string;
  readonly takes: readonly GraphQLArgument[];
  readonly type: GraphQLNamedType;
}

/** Schema of the product, from its introspection. */
export async function builtSchema(): Promise<GraphQLSchema> {
  const api = await openApi(await openDatabase());
  const answer = await api.graphql(getIntrospectionQuery());
  await api.close();
  return buildClientSchema(dataOf(answer) as IntrospectionQuery);
}

export function fieldsOf(schema: GraphQLSchema): RootField[] {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return (['query', 'mutation'] as const).flatMap((root) =>
    Object.values(roots[root]?.getFields() ?? {}).map(({ name, args, type }) => ({
      root,
      name,
      takes: args,
      type: getNamedType(type),
    })),
  );
}

/** Every object type that an answer of these fields can hold, at any depth. */
export function typesReached(fields: readonly RootField[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = fields.map(({ type }) => type);
  for (let type = waiting.pop(); type; type = waiting.pop()) {
    if (isUnionType(type)) waiting.push(...type.getTypes());
    if (!isObjectType(type) || reached.has(type.name)) continue;
    reached.add(type.name);
    waiting.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)));
  }
  return reached;
}
