import type { SelectedFields } from './selectedFields.ts';

/** A GraphQL operation for `SendOperation`, generated with the types of its data and variables. */
export interface RequestDocument<Answer, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  readonly fields: SelectedFields;
  /** The text's syntax tree, by which Apollo's cache stores the response; absent if no view shows its rows. */
  readonly syntax?: object;
  /** Only carries types for the compiler; never set. */
  readonly types?: (variables: Variables) => Answer;
}
