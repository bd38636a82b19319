import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/**
 * Whether an answer's data has the fields that the operation asked for: each is there, and is an object or a
 * list of them, none missing, where fields of it were asked for. Fields under a condition or in a fragment may be absent.
 */
export function hasSelectedFields(document: DocumentNode, data: unknown): boolean {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind !== Kind.OPERATION_DEFINITION || matches(operation.selectionSet, data);
}

function matches(selected: SelectionSetNode, value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((entry) => entry !== null && matches(selected, entry));
  if (typeof value !== 'object') return false;
  const fields = new Map(Object.entries(value ?? {}));
  return selected.selections.every((selection) => {
    if (selection.kind !== Kind.FIELD || selection.directives?.length) return true;
    const field = fields.get((selection.alias ?? selection.name).value);
    if (field === undefined) return false;
    return selection.selectionSet ? matches(selection.selectionSet, field) : isLeaf(field);
  });
}

function isLeaf(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isLeaf) : value === null || typeof value !== 'object';
}
