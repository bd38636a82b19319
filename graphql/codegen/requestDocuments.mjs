import { concatAST, Kind, print, separateOperations, visit } from 'graphql';

/**
 * Generates the documents that `request` of src/api/request.ts sends: the text of the operation with its fragments, and
 * the types of its data and variables, which typescript-operations generates. The browser needs no GraphQL library for
 * them. See docs/decisions/0029-typed-requests.md.
 */
export function plugin(_schema, documents, { isCached }) {
  const all = concatAST(documents.flatMap(({ document }) => document ?? []));
  return {
    prepend: ["import type { RequestDocument } from '#api/requestDocument.ts';"],
    content: Object.values(separateOperations(all))
      .map((document) => toDeclaration(document, isCached))
      .join('\n'),
  };
}

/** Omits a node's position in the text, which only a parser's error messages need, and empty lists. */
const omitUnread = (key, value) => (key === 'loc' || value?.length === 0 ? undefined : value);

function toDeclaration(document, isCached) {
  const { name, operation, selectionSet } = document.definitions.find(isOperation);
  const type = `${name.value}${operation === 'mutation' ? 'Mutation' : 'Query'}`;
  const sent = visit(document, { SelectionSet: { leave: addTypename } });
  const value = {
    name: name.value,
    kind: operation,
    text: print(sent),
    fields: fieldsOf(selectionSet),
    ...(isCached && { syntax: sent }),
  };
  return `export const ${name.value}Document: RequestDocument<${type}, ${type}Variables> = ${JSON.stringify(value, omitUnread)};\n`;
}

const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION;
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` as Apollo does, whose cache identifies an object by its type and id. */
function addTypename(selectionSet, _key, parent) {
  if (isOperation(parent)) return undefined;
  return { ...selectionSet, selections: [typename, ...selectionSet.selections] };
}

/** Returns the same fields as `selectedFieldsOf` of src/api/apollo.ts; a test compares them. */
function fieldsOf({ selections }) {
  const unconditional = selections.filter(
    ({ kind, directives }) => kind === Kind.FIELD && directives.length === 0,
  );
  return Object.fromEntries(
    unconditional.map(({ alias, name, selectionSet }) => [
      (alias ?? name).value,
      selectionSet ? fieldsOf(selectionSet) : null,
    ]),
  );
}
