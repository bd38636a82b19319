import { Kind } from 'graphql';

/** Generates the names of the product's own operations, by which the server's metrics and traces tell them apart. */
export function plugin(_schema, documents) {
  const names = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map(({ name }) => name.value);
  return `export const operationNames: ReadonlySet<string> = new Set(${JSON.stringify(names.toSorted())});\n`;
}
