import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { QueryResolvers } from '#graphql/resolvers.ts';
import type { GraphQLContext } from './context.ts';

/** What anybody may ask for. Every other field at the root needs a signed-in person. */
const publicFields: ReadonlySet<string> = new Set<keyof QueryResolvers>(['configData', 'constantType']);

/** Has every field that is not public refuse strangers before its resolver is asked. */
export function protectFields(schema: GraphQLSchema): GraphQLSchema {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const field of [...queries.filter(({ name }) => !publicFields.has(name)), ...mutations]) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, given, context: GraphQLContext, info): Promise<unknown> => {
      await context.requireSignedIn();
      return resolve(parent, given, context, info);
    };
  }
  return schema;
}
