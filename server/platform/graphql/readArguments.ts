import {
  buildSchema,
  coerceInputValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLError,
} from 'graphql';
import { validationFailed } from '#server/platform/http/parse.ts';
import { readSchema } from './readSchema.ts';

/** The query of an address, parsed. */
export type QueryOfAddress = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads the schema, and answers a function that reads the arguments of a field from the query of an address, so that the
 * file of a list takes the arguments of its field. `page` and `size` are left out, since a file has no pages. A list is
 * the same name several times.
 */
export function readArgumentsOf() {
  const queries = buildSchema(readSchema().join('\n')).getQueryType()?.getFields() ?? {};
  return (field: string) => {
    const known = queries[field]?.args.filter(({ name }) => name !== 'page' && name !== 'size') ?? [];
    return (sent: QueryOfAddress): Readonly<Record<string, unknown>> =>
      Object.fromEntries(known.flatMap((argument) => readArgument(argument, sent[argument.name])));
  };
}

/** @throws {Problem} VALIDATION_FAILED */
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
