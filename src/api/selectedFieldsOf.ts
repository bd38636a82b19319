import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import type { SelectedFields } from './selectedFields.ts';

/** The fields that the operation of a document selects. */
export function selectedFieldsOf(document: DocumentNode): SelectedFields {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? fieldsOf(operation.selectionSet) : {};
}

function fieldsOf({ selections }: SelectionSetNode): SelectedFields {
  return Object.fromEntries(
    selections.flatMap((selection) =>
      selection.kind === Kind.FIELD && !selection.directives?.length
        ? [
            [
              (selection.alias ?? selection.name).value,
              selection.selectionSet ? fieldsOf(selection.selectionSet) : null,
            ],
          ]
        : [],
    ),
  );
}
