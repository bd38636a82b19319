import {
  buildSchema,
  coerceInputValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLError,
} from 'graphql';
import { validationFailed } from '#server/platform/http/parse.ts';
import { readSchema } from './readSchema.ts';

/** A parsed query string; a repeated name has an array of values. */
export type QueryStringValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads the schema, and returns a function that converts a query string into the arguments of a field of `Query`, so
 * that the download of a list takes the arguments of its field, except `page` and `size`. A repeated name becomes an
 * array. The function throws VALIDATION_FAILED for an invalid value.
 */
export function createArgumentReader() {
  const queries = buildSchema(readSchema().join('\n')).getQueryType()?.getFields() ?? {};
  return (field: string) => {
    const known = queries[field]?.args.filter(({ name }) => name !== 'page' && name !== 'size') ?? [];
    return (sent: QueryStringValues): Readonly<Record<string, unknown>> =>
      Object.fromEntries(known.flatMap((argument) => readArgument(argument, sent[argument.name])));
  };
}

/** Returns an argument as one entry of name and value; none if it is absent. @throws {Problem} VALIDATION_FAILED */
function readArgument(
  { name, type }: GraphQLArgument,
  sent: string | readonly string[] | undefined,
): readonly (readonly [name: string, value: unknown])[] {
  if (sent === undefined) return [];
  const { name: typeName } = getNamedType(type);
  const values = [sent].flat().map((text) => fromText(text, typeName));
  const refuse = (_path: readonly (string | number)[], _value: unknown, { message }: GraphQLError) => {
    throw validationFailed([{ message: `${name}: ${message}`, members: [name] }]);
  };
  return [[name, coerceInputValue(values.length === 1 ? values[0] : values, type, refuse)]];
}

function fromText(text: string, typeName: string): unknown {
  if (typeName === 'Boolean') return text === 'true' || (text === 'false' ? false : text);
  return typeName === 'Int' && /^-?\d{1,10}$/.test(text) ? Number(text) : text;
}
