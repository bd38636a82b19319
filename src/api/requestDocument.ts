import type { SelectedFields } from './selectedFields.ts';

/** An operation for `request`, generated with the types of its answer and variables. */
export interface RequestDocument<Answer, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  readonly fields: SelectedFields;
  /** Only carries types for the compiler; never set. */
  readonly types?: (variables: Variables) => Answer;
}
