/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

/** Answers of a product request (screens 2.15), checked by the rules of the form. */
export type ProductRequestInput = {
  /** Name of a category, or `Other`. */
  category?: string | null | undefined;
  /** Way to contact the person; null for no contact. */
  contactBy?: ContactWay | null | undefined;
  /**
   * Idempotency key: 8 to 64 letters, digits, hyphens, and underscores. A request that is sent again under the same key
   * is not added twice.
   */
  key: string;
  name: string;
  /** Number of people who would use the product. */
  people?: number | null | undefined;
  reason: string;
  website?: string | null | undefined;
};

export type ProductRequestStatus =
  | 'available'
  | 'declined'
  | 'inReview'
  | 'merged'
  | 'planned'
  | 'submitted'
  | 'withdrawn';

export type SubmitProductRequestMutationVariables = Exact<{
  request: ProductRequestInput;
}>;


export type SubmitProductRequestMutation = { submitProductRequest: { id: string, reference: string, name: string, status: ProductRequestStatus, statusReason: string | null, askedBy: string, askedOn: string, votes: number, canWithdraw: boolean, partner: { id: string, title: string, path: string | null, isIncluded: boolean } | null } };

export type VoteForProductRequestMutationVariables = Exact<{
  id: string;
}>;


export type VoteForProductRequestMutation = { voteForProductRequest: { reference: string, votes: number } };

export const SubmitProductRequestDocument: RequestDocument<SubmitProductRequestMutation, SubmitProductRequestMutationVariables> = {"name":"SubmitProductRequest","kind":"mutation","text":"mutation SubmitProductRequest($request: ProductRequestInput!) {\n  submitProductRequest(request: $request) {\n    __typename\n    id\n    reference\n    name\n    status\n    statusReason\n    partner {\n      __typename\n      id\n      title\n      path\n      isIncluded\n    }\n    askedBy\n    askedOn\n    votes\n    canWithdraw\n  }\n}","fields":{"submitProductRequest":{"id":null,"reference":null,"name":null,"status":null,"statusReason":null,"partner":{"id":null,"title":null,"path":null,"isIncluded":null},"askedBy":null,"askedOn":null,"votes":null,"canWithdraw":null}},"syntax":{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitProductRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitProductRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"request"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedOn"}},{"kind":"Field","name":{"kind":"Name","value":"votes"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}}]}}]}}]}};

export const VoteForProductRequestDocument: RequestDocument<VoteForProductRequestMutation, VoteForProductRequestMutationVariables> = {"name":"VoteForProductRequest","kind":"mutation","text":"mutation VoteForProductRequest($id: ID!) {\n  voteForProductRequest(id: $id) {\n    __typename\n    reference\n    votes\n  }\n}","fields":{"voteForProductRequest":{"reference":null,"votes":null}},"syntax":{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoteForProductRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voteForProductRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"votes"}}]}}]}}]}};
